import { limits } from '@atrium/contract/core'
import { email, name, pathName, text } from '#importing/cells.ts'
import { localized, plain, type RowOf } from '#importing/columns.ts'
import { CellFault, quoted, type Reading } from '#importing/faults.ts'
import { readSheet } from '#importing/sheet.ts'

const columns = {
  name: plain(cardName),
  fullname: plain(name(2 * limits.name + 1)),
  email: plain(email),
  position: localized(text(limits.employeeText)),
}

/** A row of the CSV file. */
type NewCard = RowOf<typeof columns>

/** Reads a CSV file of personal cards. */
export const readCards = (content: string): Promise<Reading<NewCard>> => readSheet(content, columns)

/** Printed codes lead to this address: no character in it may need escaping. */
function cardName(cell: string): string {
  const found = pathName(limits.cardName)(cell)
  if (!/^[\p{L}\p{M}\p{N}-]+$/u.test(found)) throw new CellFault('noCardName', { text: quoted(found) })
  return found
}
