import type { Database } from '#db/types.ts'
import { hashOf } from '#secrets/tokens.ts'
import { type AttemptCount, countAttempt } from './loginAttempts.repo.ts'
import { networkOf } from './network.ts'

/**
 * The counters of login attempts (rate limit, brute-force protection). An attacker who guesses the password of an
 * account slows down their own network and the account in unknown browsers, but never the owner in a known browser.
 */
export const attemptCounts = {
  /** An account, existing or not, in browsers in which it was never used. */
  account: (email: string): AttemptCount => ({ key: hashOf(`account ${email}`), free: 5 }),
  /** An account in a browser in which it was used before. */
  device: (id: number): AttemptCount => ({ key: hashOf(`device ${id}`), free: 5 }),
  /** All accounts, from one network address. */
  caller: (address: string, free: number): AttemptCount => ({
    key: hashOf(`caller ${networkOf(address)}`),
    free,
  }),
  /** The current password, when a signed-in person changes their password. */
  change: (accountId: number): AttemptCount => ({ key: hashOf(`change ${accountId}`), free: 5 }),
}

/**
 * Counts an attempt before its password is verified. Returns `undefined` when the attempt is allowed, otherwise the
 * instant of the next allowed attempt.
 */
export async function registerAttempt(
  db: Database,
  counts: AttemptCount[],
  now: Date,
): Promise<Date | undefined> {
  try {
    // Always in the same order, so that two attempts cannot deadlock.
    await db.transaction(async (tx) => {
      for (const count of counts) {
        const blocked = await countAttempt(tx, count, now)
        if (blocked) throw new Blocked(blocked.blockedUntil)
      }
    })
    return undefined
  } catch (error) {
    // A blocked attempt is counted nowhere: the transaction is rolled back.
    if (error instanceof Blocked) return error.until
    throw error
  }
}

class Blocked extends Error {
  readonly until: Date

  constructor(until: Date) {
    super('Too many tries.')
    this.until = until
  }
}
