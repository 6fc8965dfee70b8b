import type { Database } from '#db/types.ts'
import { updateAccount } from './accounts.repo.ts'
import { deleteFeedOf } from './calendarFeeds.repo.ts'
import { deleteDevicesOf } from './devices.repo.ts'
import { deleteLinksOf } from './passwordLinks.repo.ts'
import { deleteSessionsOf } from './sessions.repo.ts'

/** Closes an account: sessions, links, known browsers and the private calendar address end. */
export async function closeAccount(tx: Database, userId: number, now: Date): Promise<void> {
  await updateAccount(tx, userId, { deactivatedAt: now })
  await deleteSessionsOf(tx, userId)
  await deleteLinksOf(tx, userId)
  await deleteDevicesOf(tx, userId)
  await deleteFeedOf(tx, userId)
}
