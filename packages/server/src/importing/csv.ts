import { pipeline } from 'node:stream/promises'
import { limits, separatorLine, separatorOf } from '@atrium/contract/core'
import { CsvError, parse } from 'csv-parse'
import type { Fault } from './faults.ts'
import { bytesInPieces } from './pieces.ts'

export interface CsvRecord {
  /** The line on which the record begins, from 1. */
  line: number
  /** Without the empty cells at the end. */
  cells: string[]
}

/** The most headings that are judged: no file has more, and a file without lines may have millions. */
export const maxHeadings = 200

/** Lines that only have separators are no rows, but each costs time: a file may have as many of them as rows. */
const maxRecords = 2 * (limits.importRows + 1)

/** Cells of a line. A record with many more takes the parser seconds in one piece. */
const maxCells = 100_000

/** Thrown while a file is read, so that the rest is not read. */
class TooManyRows extends Error {
  override name = 'TooManyRows'
}

/** Reads the records of a CSV file without empty records, in pieces. */
export async function readCsv(content: string): Promise<{ records: CsvRecord[]; fault?: Fault }> {
  const whole = withoutEmptyEnd(content.replace(/^\uFEFF/, ''))
  const delimiter = separatorOf(whole)
  // The line break stays, so that lines keep their numbers.
  const text = whole.replace(separatorLine, '')
  const wideLine = lineOfManyCells(text, delimiter)
  if (wideLine) {
    const values = { found: `${maxCells}`, max: `${maxHeadings}` }
    return { records: [], fault: { line: wideLine, code: 'cellsUnderHeadings', values } }
  }
  const records: CsvRecord[] = []
  let count = 0
  let lastLine = 0
  const parser = parse({
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (cells: string[], { lines }) => {
      count += 1
      lastLine = lines
      const filled = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
      if (filled.length > 0) records.push({ line: lines - lineBreaksIn(cells), cells: filled })
      if (records.length > limits.importRows + 1 || count > maxRecords) throw new TooManyRows()
      return null
    },
  })
  try {
    await pipeline(bytesInPieces(text), parser.resume())
  } catch (error) {
    if (error instanceof TooManyRows)
      return { records, fault: { line: 0, code: 'tooManyRows', values: { max: `${limits.importRows}` } } }
    if (!(error instanceof CsvError)) throw error
    return { records, fault: { line: filledLineAfter(text, lastLine), code: codeOf(error) } }
  }
  return { records }
}

const lineBreaksIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)

/** A text with one form of line breaks, without the empty cells and lines at its end: Excel writes many of them. */
function withoutEmptyEnd(content: string): string {
  let end = content.length
  while (end > 0 && ',;\t\r\n '.includes(content.charAt(end - 1))) end -= 1
  return content.slice(0, end).replace(/\r\n?/g, '\n')
}

/** The number of the first line with more separators than `maxCells`; 0 without one. */
function lineOfManyCells(text: string, delimiter: string): number {
  let line = 1
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\n') {
      line += 1
      count = 0
    } else if (sign === delimiter) count += 1
    if (count > maxCells) return line
  }
  return 0
}

const codeOf = ({ code }: CsvError) => (code === 'CSV_QUOTE_NOT_CLOSED' ? 'quoteNotClosed' : 'quoteInCell')

/** The number of the first line with a text after a line. */
function filledLineAfter(text: string, line: number): number {
  let start = 0
  for (let passed = 0; passed < line; passed += 1) start = text.indexOf('\n', start) + 1
  const empty = /^\n*/.exec(text.slice(start))?.[0].length ?? 0
  return line + empty + 1
}
