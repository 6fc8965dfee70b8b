import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** How long the server may be busy with statements before it looks for other requests, in milliseconds. */
const busyMs = 10

/**
 * Lets the server answer other requests between the statements of the embedded database. It works in this process and
 * never waits for anything, so that a change of a thousand statements would else be one stretch in which nobody is
 * answered. Other statements still wait for the end of a transaction.
 */
export function letOthersIn(client: PGlite): void {
  const run = client.execProtocolStream.bind(client)
  let start = performance.now()
  client.execProtocolStream = async (...message) => {
    if (performance.now() - start > busyMs) {
      await nextTurn()
      start = performance.now()
    }
    return run(...message)
  }
}
