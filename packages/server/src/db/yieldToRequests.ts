import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** How long the server may be busy with statements before it looks for other requests, in milliseconds. */
const busyMs = 10

/** Resolves when the database has answered a statement. */
export type NextAnswer = () => Promise<void>

/**
 * Yields to other requests between the statements of the embedded database, which runs in this process: a transaction of a
 * thousand statements would block the event loop until its end. Statements of other requests still wait for that end.
 * Returns what waits for the next statement that the database answers, of whichever request.
 */
export function yieldToRequests(client: PGlite): NextAnswer {
  const waiting: (() => void)[] = []
  const run = client.execProtocolStream.bind(client)
  let start = performance.now()
  client.execProtocolStream = async (...message) => {
    if (performance.now() - start > busyMs) {
      await nextTurn()
      start = performance.now()
    }
    const answer = await run(...message)
    for (const resolve of waiting.splice(0)) resolve()
    return answer
  }
  return () => new Promise((resolve) => waiting.push(resolve))
}
