import type { Services } from '#services.ts'
import type { CommandEntry, SaveFile } from './command.ts'
import { applicationsCommands } from './commands/applications.ts'
import { outboxCommands } from './commands/outbox.ts'

/** Every command. A new group is one file in `commands/` and one line here. */
const commands: CommandEntry[] = [...outboxCommands, ...applicationsCommands]

export const usage = (): string => {
  const width = Math.max(...commands.map((command) => command.usage.length))
  const lines = commands.map((command) => `  ${command.usage.padEnd(width)}  ${command.help}`)
  return ['npm run admin -- <command>', '', ...lines].join('\n')
}

/** Finds the command that the words name and runs it with the words that are left. */
export async function runCommand(args: string[], services: Services, save: SaveFile): Promise<string> {
  const found = commands.find(({ usage: text }) => {
    const [group, verb] = text.split(' ')
    return args[0] === group && args[1] === verb
  })
  return found ? found.run(args.slice(2), { ...services, save }) : usage()
}
