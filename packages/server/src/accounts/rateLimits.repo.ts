import { eq, lte, sql } from 'drizzle-orm'
import type { RateLimit } from '#config/config.ts'
import { rateLimits } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { hashOf } from '#secrets/tokens.ts'

/**
 * Counts a call in the window of its key, in a single statement, so that simultaneous calls are limited like successive
 * ones. A window begins with its first call; rejected calls neither count nor extend it. Returns `undefined` when the call
 * is allowed, otherwise the end of the window.
 */
export async function countCall(
  db: Database,
  subject: string,
  { max, window }: RateLimit,
  now: Date,
): Promise<Date | undefined> {
  const { key, calls, endsAt } = rateLimits
  const hashed = hashOf(subject)
  const isPast = lte(endsAt, now)
  const counted = await db
    .insert(rateLimits)
    .values({ key: hashed, calls: 1, endsAt: new Date(now.getTime() + window) })
    .onConflictDoUpdate({
      target: key,
      set: {
        calls: sql`case when ${isPast} then 1 else ${calls} + 1 end`,
        endsAt: sql`case when ${isPast} then excluded.ends_at else ${endsAt} end`,
      },
      setWhere: sql`${isPast} or ${calls} < ${max}`,
    })
    .returning({ calls })
  if (counted.length > 0) return undefined
  const [row] = await db.select({ endsAt }).from(rateLimits).where(eq(key, hashed))
  return row?.endsAt ?? now
}

export async function deletePastWindows(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.endsAt, now))
}
