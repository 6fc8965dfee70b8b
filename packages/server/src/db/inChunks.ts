/**
 * Rows per statement. Building a statement blocks the event loop, and so does its execution in the embedded database.
 */
const batchSize = 100

/** Splits rows into parts of one statement each. */
export const inChunks = <Row>(rows: readonly Row[], size = batchSize): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    rows.slice(part * size, (part + 1) * size),
  )
