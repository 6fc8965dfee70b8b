import type { Language } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'

export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => string | number
}

/**
 * A column of days as ISO texts, `2026-11-18` under "Sent (ISO)", beside the column of words: spreadsheets of every language
 * take them for days and sort them.
 */
export const isoDayColumn = <Row>(
  header: string,
  dayOf: (row: Row) => IsoDay | undefined,
): CsvColumn<Row> => ({ header: `${header} (ISO)`, value: (row) => dayOf(row) ?? '' })

/** A text that a spreadsheet would take for a formula. */
const formula = /^[\t\r\n ]*[=+\-@]/

/**
 * Rows as a file for a spreadsheet. Programs in Azerbaijani and Russian expect semicolons between cells and a comma in a number.
 * A text that looks like a formula gets an apostrophe and stays a text.
 */
export function csvOf<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  language: Language,
): Blob {
  const [separator, point] = language === 'EN' ? [',', '.'] : [';', ',']
  const cellOf = (value: string | number) => {
    if (typeof value === 'number') return String(value).replace('.', point)
    const text = formula.test(value) ? `'${value}` : value
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const lines = [
    columns.map(({ header }) => cellOf(header)),
    ...rows.map((row) => columns.map(({ value }) => cellOf(value(row)))),
  ]
  // The mark of UTF-8, without which Excel reads another encoding.
  const text = `\uFEFF${lines.map((cells) => `${cells.join(separator)}\r\n`).join('')}`
  return new Blob([text], { type: 'text/csv;charset=utf-8' })
}
