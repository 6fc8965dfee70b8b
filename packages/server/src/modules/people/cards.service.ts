import { foldText } from '@atrium/contract/core'
import type { AccountRecord } from '#db/accounts.ts'
import { changeAs } from '#db/audit.ts'
import { lookupKey } from '#db/lookupKey.ts'
import type { PersonRecord } from '#db/people.ts'
import type { Database } from '#db/types.ts'
import { notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import {
  deleteCardsOf,
  findRecord,
  hasCard,
  insertCard,
  isCardKeyTaken,
  lockRecords,
} from './records.repo.ts'

/** Makes the personal card of a person, unless there is one, or deletes it. Throws 404. */
export async function setCard(
  { database }: Pick<Services, 'database'>,
  by: AccountRecord,
  id: number,
  isWanted: boolean,
): Promise<undefined> {
  await changeAs(database.db, by.id, async (tx) => {
    await lockRecords(tx)
    const record = await findRecord(tx, id)
    if (!record || record.leftAt) throw notFound()
    if (!isWanted) await deleteCardsOf(tx, id)
    else if (!(await hasCard(tx, id))) await makeCard(tx, record)
  })
}

/** Makes the personal card of a person. Two people of one name get `gunes-aliyeva` and `gunes-aliyeva-2`. */
export async function makeCard(tx: Database, { id, name, surname, email }: PersonRecord): Promise<void> {
  const base = cardNameOf({ name, surname, email })
  let cardName = base
  for (let count = 2; await isCardKeyTaken(tx, lookupKey(cardName)); count += 1) cardName = `${base}-${count}`
  await insertCard(tx, {
    name: cardName,
    key: lookupKey(cardName),
    personId: id,
  })
}

/**
 * The name of a personal card in its address: the e-mail address before the @ (`gunes.aliyeva` is `gunes-aliyeva`), since
 * people spell their name in it as they like to; without an address, the full name.
 */
const cardNameOf = (person: { name: string; surname: string; email: string }): string => {
  const spelled = person.email.split('@')[0] || `${person.name} ${person.surname}`
  return (
    foldText(spelled)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'card'
  )
}
