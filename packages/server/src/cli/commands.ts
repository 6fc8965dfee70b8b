import path from 'node:path'
import type { Services } from '#services.ts'
import type { CommandEntry, SaveFile } from './command.ts'
import { applicationsCommands } from './commands/applications.ts'
import { cardsCommands } from './commands/cards.ts'
import { employeesCommands } from './commands/employees.ts'
import { letterCommands } from './commands/letter.ts'
import { newsCommands } from './commands/news.ts'
import { outboxCommands } from './commands/outbox.ts'
import { purgeCommands } from './commands/purge.ts'
import { roomsCommands } from './commands/rooms.ts'
import { scheduleCommands } from './commands/schedule.ts'
import { subscribersCommands } from './commands/subscribers.ts'
import { suggestionsCommands } from './commands/suggestions.ts'
import { usersCommands } from './commands/users.ts'

/** Every command. A new group is one file in `commands/` and one line here. */
const commands: CommandEntry[] = [
  ...outboxCommands,
  ...applicationsCommands,
  ...subscribersCommands,
  ...letterCommands,
  ...usersCommands,
  ...newsCommands,
  ...suggestionsCommands,
  ...scheduleCommands,
  ...roomsCommands,
  ...employeesCommands,
  ...cardsCommands,
  ...purgeCommands,
]

export const usage = (): string => {
  const width = Math.max(...commands.map((command) => command.usage.length))
  const lines = commands.map((command) => `  ${command.usage.padEnd(width)}  ${command.help}`)
  return ['npm run admin -- <command>', '', ...lines].join('\n')
}

const find = (args: string[]) =>
  commands.find(({ usage: text }) => {
    const [group, verb] = text.split(' ')
    return args[0] === group && args[1] === verb
  })

/** The words with paths made absolute, seen from where the person stands: the command may run in another process. */
export const withAbsolutePaths = (args: string[], folder: string): string[] => {
  const place = find(args)?.pathAt
  const rest = args.slice(2)
  const options = rest.filter((arg) => arg.startsWith('--'))
  const words = rest.filter((arg) => !arg.startsWith('--'))
  const seen = words.map((word, index) => (index === place ? path.resolve(folder, word) : word))
  return [...args.slice(0, 2), ...seen, ...options]
}

/** Finds the command that the words name and runs it with the words that are left. */
export async function runCommand(args: string[], services: Services, save: SaveFile): Promise<string> {
  const found = find(args)
  return found ? found.run(args.slice(2), { ...services, save }) : usage()
}
