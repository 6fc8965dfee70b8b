import type { BodyOf, ReplyOf } from '@atrium/contract/core'
import type {
  Account,
  addRecord as addRecordEndpoint,
  changeRecord as changeRecordEndpoint,
  listRecords as listRecordsEndpoint,
} from '@atrium/contract/people'
import { findAccountOf } from '#accounts/accounts.repo.ts'
import { mayChangeAccount } from '#accounts/mayChangeAccount.ts'
import { deleteLinksOf } from '#accounts/passwordLinks.repo.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { changeAs } from '#db/audit.ts'
import { HttpError, notFound } from '#http/httpError.ts'
import { addressMail } from '#mail/accountMail.ts'
import { hireCandidate } from '#modules/hiring/index.ts'
import { countOrganised } from '#modules/meetings/index.ts'
import type { Services } from '#services.ts'
import { makeCard } from './cards.service.ts'
import { changesOf, isChangedMeanwhile } from './recordChanges.service.ts'
import { recordOf } from './recordOf.service.ts'
import {
  findRecord,
  insertRecord,
  listAccountsWithoutRecord,
  listRecordRows,
  lockRecords,
  nextNumber,
  updateRecord,
} from './records.repo.ts'

/** All records with their accounts, and the accounts without a record. */
export async function listRecords(
  { database, now }: Pick<Services, 'database' | 'now'>,
  by: AccountRecord,
): Promise<ReplyOf<typeof listRecordsEndpoint>> {
  const meetings = await countOrganised(database.db, now())
  const rows = await listRecordRows(database.db)
  const unrecorded = await listAccountsWithoutRecord(database.db)
  return {
    people: rows.map(({ person, photo, roomname, account, cardname }) => ({
      ...recordOf(person),
      photo,
      roomname: roomname ?? '',
      account: account && accountOf({ ...account, name: person.name, surname: person.surname }, by),
      cardname: cardname ?? '',
      meetings: meetings.get(account?.id ?? 0) ?? 0,
    })),
    accounts: unrecorded.map((account) => accountOf(account, by)),
  }
}

const accountOf = (
  { deactivatedAt, isUsed, ...account }: Awaited<ReturnType<typeof listAccountsWithoutRecord>>[number],
  by: AccountRecord,
): Account => ({
  ...account,
  state: deactivatedAt ? 'closed' : isUsed ? 'active' : 'invited',
  isChangeable: mayChangeAccount(by, account),
})

/**
 * Adds a person with the next free number, and hires the candidate of an application in the same transaction. Throws 400 with
 * the message of each wrong field, and as `hireCandidate`.
 */
export async function addRecord(
  { database, now }: Pick<Services, 'database' | 'now'>,
  by: AccountRecord,
  { hasCard: isCardWanted, application, ...fields }: BodyOf<typeof addRecordEndpoint>,
): Promise<{ id: number }> {
  return changeAs(database.db, by.id, async (tx) => {
    await lockRecords(tx)
    const changes = await changesOf(tx, by, undefined, fields, now)
    const record = await insertRecord(tx, {
      number: await nextNumber(tx),
      name: fields.name,
      surname: fields.surname,
      job: fields.positions,
      otherInfo: { AZ: [], EN: [], RU: [] },
      ...changes,
    })
    if (isCardWanted) await makeCard(tx, record)
    if (application) await hireCandidate(tx, by, { ...application, personId: record.id }, now())
    return { id: record.id }
  })
}

/**
 * Changes the given fields of a record. The owner of an account is notified at the old address about a new one, and links to set
 * a password that wait there end. Throws 404 for an unknown record, 409 for a person who has left, 403 when the account has more
 * permissions.
 */
export async function changeRecord(
  services: Services,
  by: AccountRecord,
  id: number,
  { was, ...fields }: BodyOf<typeof changeRecordEndpoint>,
): Promise<undefined> {
  const { database, outbox } = services
  await changeAs(database.db, by.id, async (tx) => {
    await lockRecords(tx)
    const before = await findRecord(tx, id)
    if (!before) throw notFound()
    if (before.leftAt) throw new HttpError(409, 'hasLeft')
    if (await isChangedMeanwhile(tx, before, fields, was)) throw new HttpError(409, 'changedMeanwhile')
    const changes = await changesOf(tx, by, before, fields, services.now)
    if (Object.keys(changes).length === 0) return
    const account = await findAccountOf(tx, id)
    await updateRecord(tx, id, changes)
    if (!account || !changes.email || changes.email === account.email) return
    await deleteLinksOf(tx, account.id)
    if (!account.deactivatedAt)
      await outbox.put(tx, [addressMail(services, account, changes.email, services.now())])
  })
  outbox.wake()
}
