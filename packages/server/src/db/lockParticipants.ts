import { DrizzleQueryError } from 'drizzle-orm'
import { lockAccounts } from './accounts.ts'
import type { Database } from './types.ts'

/** How often a transaction is repeated that a deadlock with another kind of change ended. */
const maxAttempts = 5

/**
 * Works in a transaction that holds all accounts that a change concerns: `find` tells them, and is asked again once they
 * are held, because a change that was under way may have concerned others. Then the transaction starts anew: accounts
 * are locked only in the order of their ids.
 */
export async function lockParticipants<Result>(
  db: Database,
  find: (tx: Database) => Promise<Iterable<number>>,
  work: (tx: Database, locked: Awaited<ReturnType<typeof lockAccounts>>) => Promise<Result>,
): Promise<Result> {
  const concerned = new Set<number>()
  for (let attempt = 1; ; ) {
    try {
      const done = await db.transaction(async (tx) => {
        for (const id of await find(tx)) concerned.add(id)
        const locked = await lockAccounts(tx, concerned)
        for (const id of await find(tx)) if (!concerned.has(id)) return undefined
        return { result: await work(tx, locked) }
      })
      if (done) return done.result
    } catch (error) {
      // Imports and departures change accounts in an order of their own.
      if (!isDeadlock(error) || attempt === maxAttempts) throw error
      attempt += 1
    }
  }
}

const isDeadlock = (error: unknown) =>
  error instanceof DrizzleQueryError && (error.cause as { code?: string } | undefined)?.code === '40P01'
