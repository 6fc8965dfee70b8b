/** Rows of one statement: it has room for 65,535 values. */
const batchSize = 4000

/** Rows as statements take them: a list in parts. */
export const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, part) =>
    rows.slice(part * batchSize, (part + 1) * batchSize),
  )
