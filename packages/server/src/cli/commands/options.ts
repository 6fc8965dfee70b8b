import { CommandError } from '#cli/command.ts'

/** Words and options of a command, `--name=value`. Throws with `form` for an option that it does not have. */
export function readOptions<Name extends string>(
  args: string[],
  names: readonly Name[],
  form: string,
): { words: string[]; options: Partial<Record<Name, string>> } {
  const words: string[] = []
  const options: Partial<Record<Name, string>> = {}
  for (const arg of args) {
    const [, name, value] = /^--([a-z-]+)=(.*)$/s.exec(arg) ?? []
    const known = names.find((one) => one === name)
    if (known && value !== undefined) options[known] = value
    else if (arg.startsWith('--')) throw new CommandError(`Say: ${form}`)
    else words.push(arg)
  }
  return { words, options }
}
