import { eq, lte, sql } from 'drizzle-orm'
import { loginAttempts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

const minute = 60_000

/** Milliseconds. */
const attemptWindows = {
  /** The delay after the last free attempt; it doubles with each further attempt. */
  first: minute / 2,
  maxDelay: 15 * minute,
  /** A counter restarts after this time since its last attempt, or since the end of its last delay. */
  quiet: 15 * minute,
} as const

export interface AttemptCount {
  /** The hash of the counted subject. */
  key: string
  /** The number of attempts before the first delay. */
  free: number
}

/**
 * Counts an attempt as failed, in a single statement, so that simultaneous attempts are limited like successive ones.
 * Returns `undefined` when the attempt is allowed, otherwise the instant of the next allowed attempt.
 */
export async function countAttempt(
  db: Database,
  { key, free }: AttemptCount,
  now: Date,
): Promise<{ blockedUntil: Date } | undefined> {
  const { failures, blockedUntil } = loginAttempts
  const at = sql`${now.toISOString()}::timestamptz`
  const isForgotten = sql`${blockedUntil} <= ${at} - ${seconds(attemptWindows.quiet)}`
  const count = sql`(case when ${isForgotten} then 1 else ${failures} + 1 end)`
  const delay = sql`least(${seconds(attemptWindows.first)} * power(2, least(${count} - ${free}, 30)), ${seconds(attemptWindows.maxDelay)})`
  const counted = await db
    .insert(loginAttempts)
    .values({ key, failures: 1, blockedUntil: now, since: now })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        failures: count,
        blockedUntil: sql`case when ${count} < ${free} then ${at} else ${at} + ${delay} end`,
        since: sql`case when ${isForgotten} then ${at} else ${loginAttempts.since} end`,
      },
      setWhere: lte(blockedUntil, now),
    })
    .returning({ failures })
  if (counted.length > 0) return undefined
  const [row] = await db.select({ blockedUntil }).from(loginAttempts).where(eq(loginAttempts.key, key))
  return { blockedUntil: row?.blockedUntil ?? now }
}

const seconds = (milliseconds: number) => sql.raw(`interval '${milliseconds / 1000} seconds'`)

/** Takes back a successful attempt and the delay that it caused; earlier failures stay. */
export async function forgiveAttempt(db: Database, key: string, now: Date): Promise<void> {
  await db
    .update(loginAttempts)
    .set({ failures: sql`greatest(${loginAttempts.failures} - 1, 0)`, blockedUntil: now })
    .where(eq(loginAttempts.key, key))
}

/** Deletes a counter. */
export async function deleteAttempts(db: Database, key: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.key, key))
}

/** Deletes counters that have been quiet long enough. */
export async function deleteExpiredAttempts(db: Database, now: Date): Promise<void> {
  const quietSince = new Date(now.getTime() - attemptWindows.quiet)
  await db.delete(loginAttempts).where(lte(loginAttempts.blockedUntil, quietSince))
}
