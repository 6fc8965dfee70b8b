import { compareNames } from '@atrium/contract/core'
import type { CommandContext, CommandEntry } from '#cli/command.ts'
import { countRooms } from '#modules/people/index.ts'
import { importRooms } from '#modules/rooms/index.ts'
import { csvImport } from './csvImport.ts'
import { found } from './listing.ts'

async function list(_words: string[], { database }: CommandContext): Promise<string> {
  const rooms = await countRooms(database.db)
  const rows = rooms
    .toSorted((one, other) => compareNames(one.roomname, other.roomname))
    .map(({ roomname, employees, devices, monitors, capacity }) => [
      roomname,
      String(employees),
      String(devices - monitors),
      String(monitors),
      String(capacity ?? ''),
    ])
  return found(['room', 'employees', 'computers', 'monitors', 'capacity'], rows, '', 'There are no rooms.')
}

export const roomsCommands: CommandEntry[] = [
  {
    usage: 'rooms list',
    help: 'every room, how many people, computers and monitors are in it, and its capacity',
    run: list,
  },
  csvImport('rooms', 'adds and changes rooms by a file', importRooms),
]
