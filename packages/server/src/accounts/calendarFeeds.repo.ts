import { eq } from 'drizzle-orm'
import { calendarFeeds } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Ends the private calendar address of an account: it opens a calendar without a sign-in, as a link does. */
export async function deleteFeedOf(tx: Database, accountId: number): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId))
}
