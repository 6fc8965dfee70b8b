import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Services } from '#services.ts'
import { type CommandEntry, CommandError, formOf, readArgs, type SaveFile } from './command.ts'
import { accountsCommands } from './commands/accounts.ts'
import { applicationsCommands } from './commands/applications.ts'
import { auditCommands } from './commands/audit.ts'
import { backupCommands } from './commands/backup.ts'
import { cardsCommands } from './commands/cards.ts'
import { letterCommands } from './commands/letter.ts'
import { newsCommands } from './commands/news.ts'
import { outboxCommands } from './commands/outbox.ts'
import { peopleCommands } from './commands/people.ts'
import { purgeCommands } from './commands/purge.ts'
import { roomsCommands } from './commands/rooms.ts'
import { scheduleCommands } from './commands/schedule.ts'
import { setupCommands } from './commands/setup.ts'
import { subscribersCommands } from './commands/subscribers.ts'
import { suggestionsCommands } from './commands/suggestions.ts'

/** Every command. A new group is one file in `commands/` and one line here. */
const commands: CommandEntry[] = [
  ...outboxCommands,
  ...applicationsCommands,
  ...subscribersCommands,
  ...letterCommands,
  ...accountsCommands,
  ...newsCommands,
  ...suggestionsCommands,
  ...scheduleCommands,
  ...roomsCommands,
  ...peopleCommands,
  ...cardsCommands,
  ...auditCommands,
  ...setupCommands,
  ...purgeCommands,
  ...backupCommands,
]

/** Characters to the left of the help texts. */
const helpColumn = 57

const usage = (): string => {
  const lines = commands.map((command) => `  ${formOf(command).padEnd(helpColumn)}  ${command.help}`)
  return ['npm run admin -- <command>', '', ...lines].join('\n')
}

const find = (args: string[]) =>
  commands.find(({ usage: text }) => {
    const [group, verb] = text.split(' ')
    return args[0] === group && args[1] === verb
  })

/** Makes the path among the arguments absolute, from `folder`: the command may run in another process. */
export function withAbsolutePaths(args: string[], folder: string): string[] {
  const { options = {}, pathAt } = find(args) ?? {}
  if (pathAt === undefined) return args
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true })
  const place = tokens.filter(({ kind }) => kind === 'positional')[2 + pathAt]?.index
  return args.map((arg, index) => (index === place ? path.resolve(folder, arg) : arg))
}

/** Runs the command that the arguments name; without arguments, returns the usage of all commands. Throws `CommandError` for an unknown command. */
export async function runCommand(args: string[], services: Services, save: SaveFile): Promise<string> {
  const found = find(args)
  if (!found) {
    if (args.every((arg) => arg === '--help' || arg === 'help')) return usage()
    throw new CommandError(`There is no command "${args.slice(0, 2).join(' ')}".\n\n${usage()}`)
  }
  const { words, options } = readArgs(found, args.slice(2))
  return found.run(words, { ...services, save }, options)
}
