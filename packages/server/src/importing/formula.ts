/** A text that a spreadsheet would take for a formula, with apostrophes before it or none. */
const formula = /^'*[\t\r\n ]*[=+\-@]/

/** The cell of a text: one that looks like a formula gets an apostrophe and stays a text. */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text of a cell that `guarded` made; any other cell as it is. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
