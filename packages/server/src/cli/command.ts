import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Services } from '#services.ts'

/** Writes a file on the machine of the person, which may be another process than the one that has the content. */
export type SaveFile = (path: string, content: Buffer) => Promise<void>

/** The services that a command uses. A command prints nothing itself: its answer may travel to another process. */
export interface CommandContext extends Services {
  save: SaveFile
}

type Options = NonNullable<ParseArgsConfig['options']>

type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values']

export interface CommandEntry<O extends Options = Options> {
  /** As typed, without options: `outbox show <id>`. `<word>` is required; `[text]` stands for any number of words. */
  usage: string
  /** One line. */
  help: string
  /** As `util.parseArgs` takes them. @default none */
  options?: O
  /** Which of the words after the command, from 0, is the path of a file or folder that the command reads. */
  pathAt?: number
  /** Returns the text to print. Throws `CommandError` with a sentence for the person. */
  run(words: string[], context: CommandContext, options: Values<O>): Promise<string>
}

/** Gives `run` the types of its options. */
export const command = <const O extends Options>(entry: CommandEntry<O>): CommandEntry =>
  entry as unknown as CommandEntry

/** A command cannot do what was asked; the message says why. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** The usage with the options: `purge run [--dry-run]`. */
export const formOf = ({ usage, options = {} }: CommandEntry): string =>
  [
    usage,
    ...Object.entries(options).map(([name, { type }]) => `[--${name}${type === 'string' ? '=…' : ''}]`),
  ].join(' ')

/** Reads the words and options after a command. Throws `CommandError` with the usage when they do not fit it. */
export function readArgs(entry: CommandEntry, args: string[]): { words: string[]; options: Values<Options> } {
  const parts = entry.usage.split(' ')
  const required = parts.filter((part) => part.startsWith('<')).length
  const isOpen = parts.some((part) => part.startsWith('['))
  const usageError = () => new CommandError(`Say: ${formOf(entry)}`)
  const { positionals, values } = parseOrThrow(entry, args, usageError)
  if (positionals.length < required || (positionals.length > required && !isOpen)) throw usageError()
  return { words: positionals, options: values }
}

function parseOrThrow({ options = {} }: CommandEntry, args: string[], usageError: () => CommandError) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw usageError()
  }
}
