import { findAccountOf, isLastAdmin, updateAccount } from '#accounts/accounts.repo.ts'
import { closeAccount } from '#accounts/closeAccount.ts'
import { mayChangeAccount } from '#accounts/mayChangeAccount.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { changeAs } from '#db/audit.ts'
import { storeComputersOf } from '#db/computers.ts'
import type { PersonRecord } from '#db/people.ts'
import type { Database } from '#db/types.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import { oneLine } from '#mail/mail.ts'
import { closeLeaveRequests } from '#modules/leave/index.ts'
import { cancelMeetings, handOverMeetings, listConcernedByOrganiser } from '#modules/meetings/index.ts'
import { notify } from '#modules/notifications/index.ts'
import type { Services } from '#services.ts'
import { discardReplaced } from '#storage/discard.ts'
import { deleteFiles } from '#storage/files.repo.ts'
import { isLedBy } from './leads.ts'
import { handOverPeople, lockForHandOver, withdrawRecordRequests } from './offboarding.repo.ts'
import { deleteCardsOf, findRecord, listManagers, lockRecords, updateRecord } from './records.repo.ts'

type Parts = Pick<Services, 'database' | 'storage' | 'now' | 'texts' | 'outbox' | 'config' | 'siteUrl'>

/**
 * Ends the work of a person at once. The record stays, without room, card and photo; the computers are in store. The account is closed with the role staff. A
 * successor leads those whom the person led, gets the meetings from today on, and is notified; without a successor who has
 * an account they are cancelled. Throws 404 for an unknown
 * record, 400 for an unknown successor, 403 when the account has more permissions, 409 for a person who has left, for the caller and for
 * the last administrator.
 */
export async function offboard(
  parts: Parts,
  by: AccountRecord,
  id: number,
  successorId: number | null,
): Promise<undefined> {
  const now = parts.now()
  const photo = await changeAs(parts.database.db, by.id, async (tx) => {
    await lockRecords(tx)
    const leaver = await findRecord(tx, id)
    if (!leaver) throw notFound()
    if (leaver.leftAt) throw new HttpError(409, 'changedMeanwhile')
    const account = await findAccountOf(tx, id)
    const found = successorId === null ? undefined : await findAccountOf(tx, successorId)
    const successorAccount = found?.deactivatedAt ? undefined : found
    if (account) {
      const concerned = await listConcernedByOrganiser(tx, account.id, now)
      const toIds = successorAccount ? [successorAccount.id] : []
      const locked = await lockForHandOver(tx, [account.id, ...toIds, ...concerned], account.role === 'admin')
      // A device of the person may have sent a meeting meanwhile.
      if ((await listConcernedByOrganiser(tx, account.id, now)).some((one) => !locked.has(one)))
        throw new HttpError(409, 'changedMeanwhile')
      await checkMayClose(tx, by, account)
    }
    await placeSuccessor(tx, leaver, successorId)
    const led = await handOverPeople(tx, id, successorId)
    await updateRecord(tx, id, { leftAt: now, roomId: null, photoFileId: null })
    const [key] = await deleteFiles(tx, leaver.photoFileId === null ? [] : [leaver.photoFileId])
    await deleteCardsOf(tx, id)
    await storeComputersOf(tx, id, by.id)
    await closeLeaveRequests(tx, id, by.id, now)
    const moved = account ? await closeWork(tx, parts, { account, successorAccount, now }) : 0
    if (successorAccount && led + moved > 0)
      await notifySuccessor(tx, parts, successorAccount, { leaver, led, moved })
    return key
  })
  await discardReplaced(parts, photo)
  parts.outbox.wake()
}

/** Takes a departure back. Room, card, photo, account, led people and meetings are given again by hand. Throws 404. */
export async function reinstate(
  { database }: Pick<Services, 'database'>,
  by: AccountRecord,
  id: number,
): Promise<undefined> {
  await changeAs(database.db, by.id, async (tx) => {
    if (!(await findRecord(tx, id))) throw notFound()
    await updateRecord(tx, id, { leftAt: null })
  })
}

async function checkMayClose(tx: Database, by: AccountRecord, account: AccountRecord): Promise<void> {
  if (account.id === by.id) throw new HttpError(409, 'aboutYourself')
  if (!mayChangeAccount(by, account)) throw new HttpError(403, 'accountBeyond')
  if (await isLastAdmin(tx, account)) throw new HttpError(409, 'lastAdmin')
}

/**
 * Puts the successor in the place of the leaver under the leaver's manager when the leaver led them, however far below:
 * else two people would lead each other. Throws 400 for an unknown successor.
 */
async function placeSuccessor(tx: Database, leaver: PersonRecord, successorId: number | null): Promise<void> {
  if (successorId === null) return
  const managers = await listManagers(tx)
  if (successorId === leaver.id) throw invalid({ successorId: 'leadThemselves' })
  if (!managers.has(successorId)) throw invalid({ successorId: 'leadUnknown' })
  if (isLedBy(managers, successorId, leaver.id))
    await updateRecord(tx, successorId, { managerId: leaver.managerId })
}

interface Closing {
  account: AccountRecord
  /** The account of the successor, if there is one in use. */
  successorAccount: AccountRecord | undefined
  now: Date
}

/** Closes account and record requests; returns how many meetings the successor got. */
async function closeWork(
  tx: Database,
  parts: Parts,
  { account, successorAccount, now }: Closing,
): Promise<number> {
  await closeAccount(tx, account.id, now)
  await updateAccount(tx, account.id, { role: 'staff', readsSuggestions: false })
  await withdrawRecordRequests(tx, account.id, now)
  if (!successorAccount) {
    await cancelMeetings(tx, parts, account)
    return 0
  }
  return handOverMeetings(tx, parts, account, successorAccount)
}

interface HandOver {
  leaver: PersonRecord
  /** How many people the successor leads now. */
  led: number
  /** How many meetings moved. */
  moved: number
}

async function notifySuccessor(
  tx: Database,
  parts: Parts,
  successorAccount: AccountRecord,
  { leaver, led, moved }: HandOver,
): Promise<void> {
  const values = {
    name: oneLine(`${leaver.name} ${leaver.surname}`),
    people: String(led),
    meetings: String(moved),
  }
  await notify(tx, parts, {
    accountId: successorAccount.id,
    entry: (language) => ({
      title: parts.texts(language, 'mail:handOver.title', values),
      description: parts.texts(language, 'mail:handOver.text', values),
    }),
  })
}
