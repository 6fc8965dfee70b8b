import { compareNames } from '@atrium/contract'
import { type CommandContext, type CommandEntry, CommandError } from '#cli/command.ts'
import { countRooms, importRooms } from '#modules/employees/index.ts'
import { csvImport } from './csvImport.ts'
import { found } from './listing.ts'

const listForm = 'rooms list'

async function list(args: string[], { database }: CommandContext): Promise<string> {
  if (args.length > 0) throw new CommandError(`Say: ${listForm}`)
  const rooms = await countRooms(database.db)
  const rows = rooms
    .toSorted((one, other) => compareNames(one.roomname, other.roomname))
    .map(({ roomname, employees, computers }) => [roomname, String(employees), String(computers)])
  return found(['room', 'employees', 'computers'], rows, '', 'There are no rooms.')
}

export const roomsCommands: CommandEntry[] = [
  { usage: listForm, help: 'every room, and how many people and computers are in it', run: list },
  csvImport('rooms', 'adds and renames rooms by a file', importRooms),
]
