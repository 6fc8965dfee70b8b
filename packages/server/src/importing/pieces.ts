import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long one piece may take, in milliseconds; the next item is in the next piece. */
const pieceMs = 10

/** The results of a function for each item. The server answers other requests between pieces. */
export async function mapInPieces<Item, Result>(
  items: readonly Item[],
  compute: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let start = performance.now()
  for (const item of items) {
    if (performance.now() - start > pieceMs) {
      await nextTurn()
      start = performance.now()
    }
    results.push(compute(item))
  }
  return results
}

/** Each line in it may cost 20 microseconds. */
const pieceBytes = 4096

/** The bytes of a text, piece by piece. The server answers other requests between pieces. */
export async function* bytesInPieces(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield bytes.subarray(at, at + pieceBytes)
    await nextTurn()
  }
}
