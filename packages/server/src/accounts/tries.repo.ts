import { eq, lte, sql } from 'drizzle-orm'
import { signInTries } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

const minute = 60_000

/** Milliseconds. */
export const trySpan = {
  /** The delay after the last free try; it doubles with each further one. */
  first: minute / 2,
  longest: 15 * minute,
  /** A count is forgotten when so much time has passed since its last try, or since the end of its last delay. */
  quiet: 15 * minute,
} as const

export interface TryCount {
  /** Hash of what is counted. */
  key: string
  /** How many tries are heard before the first delay. */
  free: number
}

/**
 * Counts a try as one that failed, in a single statement: of any number at the same moment no more are let through
 * than one after another would be. Returns nothing when this one may be heard, otherwise when the next one may.
 */
export async function countTry(
  db: Database,
  { key, free }: TryCount,
  now: Date,
): Promise<{ blockedUntil: Date } | undefined> {
  const { failures, blockedUntil } = signInTries
  const at = sql`${now.toISOString()}::timestamptz`
  const isForgotten = sql`${blockedUntil} <= ${at} - ${seconds(trySpan.quiet)}`
  const count = sql`(case when ${isForgotten} then 1 else ${failures} + 1 end)`
  const delay = sql`least(${seconds(trySpan.first)} * power(2, least(${count} - ${free}, 30)), ${seconds(trySpan.longest)})`
  const counted = await db
    .insert(signInTries)
    .values({ key, failures: 1, blockedUntil: now, since: now })
    .onConflictDoUpdate({
      target: signInTries.key,
      set: {
        failures: count,
        blockedUntil: sql`case when ${count} < ${free} then ${at} else ${at} + ${delay} end`,
        since: sql`case when ${isForgotten} then ${at} else ${signInTries.since} end`,
      },
      setWhere: lte(blockedUntil, now),
    })
    .returning({ failures })
  if (counted.length > 0) return undefined
  const [row] = await db.select({ blockedUntil }).from(signInTries).where(eq(signInTries.key, key))
  return { blockedUntil: row?.blockedUntil ?? now }
}

const seconds = (milliseconds: number) => sql.raw(`interval '${milliseconds / 1000} seconds'`)

/** Takes back a try that was right after all, and the delay that it began; the failures before it stay. */
export async function uncountTry(db: Database, key: string, now: Date): Promise<void> {
  await db
    .update(signInTries)
    .set({ failures: sql`greatest(${signInTries.failures} - 1, 0)`, blockedUntil: now })
    .where(eq(signInTries.key, key))
}

/** Forgets a count. */
export async function deleteTries(db: Database, key: string): Promise<void> {
  await db.delete(signInTries).where(eq(signInTries.key, key))
}

/** Forgets the counts that have been quiet long enough. */
export async function deleteQuietTries(db: Database, now: Date): Promise<void> {
  const quietSince = new Date(now.getTime() - trySpan.quiet)
  await db.delete(signInTries).where(lte(signInTries.blockedUntil, quietSince))
}
