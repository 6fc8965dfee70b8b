/**
 * Rows per statement: the server answers nobody while it builds one, and the embedded database nobody while it carries one
 * out.
 */
const batchSize = 100

/** Splits rows into parts of one statement each. */
export const inChunks = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, part) =>
    rows.slice(part * batchSize, (part + 1) * batchSize),
  )
