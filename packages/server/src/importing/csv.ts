import { CsvError, parse } from 'csv-parse/sync'
import type { Fault } from './faults.ts'

export interface CsvRecord {
  /** The line on which the record begins, from 1. */
  line: number
  cells: string[]
}

/**
 * Reads the records of a CSV file without empty records. The separator is the comma, semicolon or tab, whichever is
 * most frequent in the first line: Excel writes semicolons where the comma is the decimal separator.
 */
export function readCsv(content: string): { records: CsvRecord[]; fault?: Fault } {
  const text = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const records: CsvRecord[] = []
  let lines = 0
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      on_record: (cells: string[], context) => {
        if (cells.some((cell) => cell.trim() !== '')) records.push({ line: lines + 1, cells })
        lines = context.lines
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { records, fault: { line: lines + 1, code: codeOf(error) } }
  }
  return { records }
}

const delimiters = [',', ';', '\t']

function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split('\n', 1)
  const count = (sign: string) => header.split(sign).length
  return delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

const codeOf = ({ code }: CsvError) => (code === 'CSV_QUOTE_NOT_CLOSED' ? 'quoteNotClosed' : 'quoteInCell')
