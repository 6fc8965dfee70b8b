import type { Database } from '#db/types.ts'
import { hashOf } from '#secrets/tokens.ts'
import { type AttemptCount, countAttempt } from './loginAttempts.repo.ts'
import { networkOf } from './network.ts'

/**
 * What tries are counted by. Whoever fails for somebody's address slows down their own network, and that account in
 * browsers that it has never been used in; never the person in a browser of theirs.
 */
export const attemptCounts = {
  /** An account, known or not, from browsers that it has never been used in. */
  account: (email: string): AttemptCount => ({ key: hashOf(`account ${email}`), free: 5 }),
  /** An account in one browser that it has been used in before. */
  device: (id: number): AttemptCount => ({ key: hashOf(`device ${id}`), free: 5 }),
  /** All accounts together, from one network address. */
  caller: (address: string, free: number): AttemptCount => ({
    key: hashOf(`caller ${networkOf(address)}`),
    free,
  }),
  /** The current password, where somebody who is signed in changes it. */
  change: (userId: number): AttemptCount => ({ key: hashOf(`change ${userId}`), free: 5 }),
}

/** Counts a try before its password is looked at. Returns nothing when it may be heard, otherwise when the next one may. */
export async function registerAttempt(
  db: Database,
  counts: AttemptCount[],
  now: Date,
): Promise<Date | undefined> {
  try {
    // Always in the given order, so that two tries never wait for each other.
    await db.transaction(async (tx) => {
      for (const count of counts) {
        const blocked = await countAttempt(tx, count, now)
        if (blocked) throw new Blocked(blocked.blockedUntil)
      }
    })
    return undefined
  } catch (error) {
    // A try that is not heard counts nowhere.
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
