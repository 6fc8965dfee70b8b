import { eq, lte, sql } from 'drizzle-orm'
import { loginAttempts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

const minute = 60_000

/** Milliseconds. */
const attemptWindows = {
  /** The delay after the last free try; it doubles with each further one. */
  first: minute / 2,
  maxDelay: 15 * minute,
  /** A count is forgotten when so much time has passed since its last try, or since the end of its last delay. */
  quiet: 15 * minute,
} as const

export interface AttemptCount {
  /** Hash of what is counted. */
  key: string
  /** How many tries are heard before the first delay. */
  free: number
}

/**
 * Counts a try as one that failed, in a single statement: of any number at the same moment no more are let through
 * than one after another would be. Returns nothing when this one may be heard, otherwise when the next one may.
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

/** Takes back a try that was right after all, and the delay that it began; the failures before it stay. */
export async function forgiveAttempt(db: Database, key: string, now: Date): Promise<void> {
  await db
    .update(loginAttempts)
    .set({ failures: sql`greatest(${loginAttempts.failures} - 1, 0)`, blockedUntil: now })
    .where(eq(loginAttempts.key, key))
}

/** Forgets a count. */
export async function deleteAttempts(db: Database, key: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.key, key))
}

/** Forgets the counts that have been quiet long enough. */
export async function deleteExpiredAttempts(db: Database, now: Date): Promise<void> {
  const quietSince = new Date(now.getTime() - attemptWindows.quiet)
  await db.delete(loginAttempts).where(lte(loginAttempts.blockedUntil, quietSince))
}
