/** A fault in a file. */
export interface Fault {
  /** The line in the file, from 1; 0 for a fault of the whole file. */
  line: number
  /** The heading of the cell, if the fault is in one cell. */
  column?: string
  /** The fault and how to correct it. Quoted parts of the file are not escaped for a terminal. */
  text: string
}

/** The valid rows of a file, and its faults in no order. */
export interface Reading<Row> {
  rows: { line: number; row: Row }[]
  faults: Fault[]
}

/** Thrown by the reader of a cell. */
export class CellFault extends Error {}

/** `Line 4, name: it is empty. Fill it in.` */
export const faultLine = ({ line, column, text }: Fault): string =>
  line > 0 ? `Line ${line}${column ? `, ${column}` : ''}: ${text}` : text

export const byLine = (one: Fault, other: Fault): number => one.line - other.line

/** The beginning of a text, so that a person can find it. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)
