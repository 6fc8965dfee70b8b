/** Rows per statement: a statement takes 65,535 values. */
const batchSize = 4000

/** Splits rows into parts that fit into a statement. */
export const inChunks = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, part) =>
    rows.slice(part * batchSize, (part + 1) * batchSize),
  )
