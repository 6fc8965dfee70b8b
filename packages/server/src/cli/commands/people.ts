import type { CommandContext, CommandEntry } from '#cli/command.ts'
import { importEmployees, listBadgeRows } from '#modules/people/index.ts'
import { csvImport } from './csvImport.ts'
import { found } from './listing.ts'

async function list(words: string[], { database, config }: CommandContext): Promise<string> {
  const sought = words.join(' ')
  const people = await listBadgeRows(database.db)
  const rows = people.map(({ person, roomname }) => [
    `DEV${person.number}`,
    `${person.name} ${person.surname}`,
    roomname ?? '',
    person.phone,
    person.email,
    String(person.computers.length),
    person.job[config.companyLanguage],
  ])
  const headings = ['id', 'name', 'room', 'phone', 'e-mail', 'computers', 'job']
  return found(headings, rows, sought, sought ? 'There is no such employee.' : 'There are no employees.')
}

export const peopleCommands: CommandEntry[] = [
  {
    usage: 'employees list [text]',
    help: 'everybody with a badge, or those about whom a text is',
    run: list,
  },
  csvImport('employees', 'adds and changes employees by a file', importEmployees),
]
