import type { Database } from '#db/types.ts'
import { updateAccount } from './accounts.repo.ts'
import { deleteFeedOf } from './calendarFeeds.repo.ts'
import { deleteDevicesOf } from './devices.repo.ts'
import { deleteLinksOf } from './passwordLinks.repo.ts'
import { deleteSessionsOf } from './sessions.repo.ts'

/** Closes an account: sessions, links, known browsers and the private calendar address end. */
export async function closeAccount(tx: Database, accountId: number, now: Date): Promise<void> {
  await updateAccount(tx, accountId, { deactivatedAt: now })
  await deleteSessionsOf(tx, accountId)
  await deleteLinksOf(tx, accountId)
  await deleteDevicesOf(tx, accountId)
  await deleteFeedOf(tx, accountId)
}
