import { compareNames } from '@atrium/contract/core'
import type { CommandContext, CommandEntry } from '#cli/command.ts'
import { importCards, listCardRows } from '#modules/people/index.ts'
import { csvImport } from './csvImport.ts'
import { found } from './listing.ts'

async function list(words: string[], { database, config }: CommandContext): Promise<string> {
  const sought = words.join(' ')
  const cards = await listCardRows(database.db)
  const rows = cards
    .toSorted((one, other) => compareNames(one.fullname, other.fullname))
    .map(({ name, fullname, email, position }) => [name, fullname, email, position[config.companyLanguage]])
  const headings = ['card', 'name', 'e-mail', 'position']
  return found(headings, rows, sought, sought ? 'There is no such card.' : 'There are no cards.')
}

export const cardsCommands: CommandEntry[] = [
  { usage: 'cards list [text]', help: 'every personal card, or those about which a text is', run: list },
  csvImport('cards', 'adds and changes personal cards by a file', importCards),
]
