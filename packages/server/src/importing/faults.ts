/** What is wrong in a file, and what to do about it. */
export interface Fault {
  /** Of the file, from 1; 0 when it is about the whole file. */
  line: number
  /** The heading of the cell, when it is about one. */
  column?: string
  /** What is wrong and what to do; parts of the file in it are not made safe for a terminal. */
  text: string
}

/** What a file says, and what is wrong with it, in no order; a row with a bad cell is not among the rows. */
export interface Reading<Row> {
  rows: { line: number; row: Row }[]
  faults: Fault[]
}

/** Thrown by what reads a cell. */
export class CellFault extends Error {}

/** `Line 4, name: it is empty. Fill it in.` */
export const faultLine = ({ line, column, text }: Fault): string =>
  line > 0 ? `Line ${line}${column ? `, ${column}` : ''}: ${text}` : text

export const byLine = (one: Fault, other: Fault): number => one.line - other.line

/** The beginning of a text, for a person to find it by. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)
