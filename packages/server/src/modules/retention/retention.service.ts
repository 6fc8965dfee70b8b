import { utcDayOf } from '@atrium/contract/days'
import { subscriptionTopics } from '@atrium/contract/newsletter'
import { deleteExpiredSignIns } from '#accounts/deleteExpired.ts'
import { lockKey } from '#db/duplicates.ts'
import type { Database } from '#db/types.ts'
import { deleteUnusedCalendars } from '#mail/mails.repo.ts'
import type { Services } from '#services.ts'
import { discardFiles } from '#storage/discard.ts'
import { anonymizeSuggestions } from './anonymizeSuggestions.repo.ts'
import { type Cutoffs, cutoffsAt } from './cutoffs.ts'
import { deletePastGuests, deleteRemovedGuests } from './guests.repo.ts'
import { deleteUnnamedFiles } from './meetingFiles.repo.ts'
import { deleteUnnamedPictures } from './pictures.repo.ts'
import type { PurgeResult } from './purgeResult.ts'
import {
  deleteApplications,
  deleteEnded,
  deleteOldAudit,
  deleteOldEditors,
  deleteOldEvents,
  deleteOldMails,
  deleteUnconfirmed,
} from './retention.repo.ts'

type Parts = Pick<Services, 'database' | 'storage' | 'now'>

/** Deletes all personal data whose retention has expired (docs/security.md). */
export async function purge({ database, storage, now }: Parts): Promise<PurgeResult> {
  const at = now()
  const { keys, result } = await database.db.transaction(async (tx) => {
    // One server purges after the other.
    await lockKey(tx, 'purge')
    await deleteExpiredSignIns(tx, at)
    await anonymizeSuggestions(tx, at)
    return removeOld(tx, cutoffsAt(at), at)
  })
  // After the records: when the server is killed in between, the sweep of the next start removes the files.
  const failed = await discardFiles({ database, storage }, keys)
  if (failed > 0) throw new Error(`${failed} files could not be removed; the next start removes them.`)
  const old = await oldTrash(storage, cutoffsAt(at).trash)
  for (const key of old) await storage.deleteTrashed(key)
  return { ...result, trashed: old.length }
}

/** The result that `purge` would have: deletes in a transaction, counts, and rolls back. */
export async function purgeDryRun({ database, storage, now }: Parts): Promise<PurgeResult> {
  let counted: Counts | undefined
  try {
    await database.db.transaction(async (tx) => {
      counted = (await removeOld(tx, cutoffsAt(now()), now())).result
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  }
  if (!counted) throw new Error('The rehearsal ended before it had counted.')
  return { ...counted, trashed: (await oldTrash(storage, cutoffsAt(now()).trash)).length }
}

class Undo extends Error {}

/** The keys of the files that were moved to the trash before an instant. */
async function oldTrash(storage: Services['storage'], before: Date): Promise<string[]> {
  const keys: string[] = []
  for await (const { key, storedAt } of storage.listTrash()) if (storedAt < before) keys.push(key)
  return keys
}

type Counts = Omit<PurgeResult, 'trashed'>

async function removeOld(
  tx: Database,
  before: Cutoffs,
  at: Date,
): Promise<{ keys: string[]; result: Counts }> {
  // First: accounts are locked before the records that belong to them.
  const pastGuests = await deletePastGuests(tx, utcDayOf(before.guests))
  const removed = await deleteApplications(tx, before.applications, utcDayOf(at))
  const meetingFiles = await deleteUnnamedFiles(tx, before.meetingFiles, at)
  const pictures = await deleteUnnamedPictures(tx, before.pictures, at)
  const result = {
    applications: removed.keys.length,
    applicationMails: removed.mails + (await deleteOldMails(tx, 'application.', before.applications)),
    contactMails: await deleteOldMails(tx, 'contact.', before.contactMails),
    newsletterMails: await deleteKinds(tx, subscriberMails, before.newsletter),
    accountMails: await deleteKinds(tx, staffMails, before.accountMails),
    meetingFiles: meetingFiles.length,
    pictures: pictures.length,
    guests: pastGuests + (await deleteRemovedGuests(tx)),
    unconfirmed: await deleteUnconfirmed(tx, before.unconfirmed),
    ended: await deleteEnded(tx, before.newsletter),
    audited: await deleteOldAudit(tx, before.audit),
  }
  await deleteUnusedCalendars(tx)
  await deleteOldEvents(tx, before.events)
  await deleteOldEditors(tx, before.events)
  return { keys: [...removed.keys, ...meetingFiles, ...pictures], result }
}

/** The kinds of mails among the staff. */
const staffMails = ['account.', 'offDay.', 'leave.', 'record.', 'meeting.']

/** The kinds of mails to subscribers. */
const subscriberMails = subscriptionTopics.map((topic) => `${topic}.`)

async function deleteKinds(tx: Database, kinds: readonly string[], before: Date): Promise<number> {
  let removed = 0
  for (const kind of kinds) removed += await deleteOldMails(tx, kind, before)
  return removed
}
