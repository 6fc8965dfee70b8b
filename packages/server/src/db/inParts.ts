/** Rows of one statement: it has room for 65,535 values. */
const atOnce = 4000

/** Rows as statements take them: a list in parts. */
export const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, part) =>
    rows.slice(part * atOnce, (part + 1) * atOnce),
  )
