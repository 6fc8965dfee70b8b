import { csvText, type Language } from '@atrium/contract/core'
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

/** Rows as a file for a spreadsheet. */
export function csvOf<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  language: Language,
): Blob {
  const cells = rows.map((row) => columns.map(({ value }) => value(row)))
  const text = csvText([columns.map(({ header }) => header), ...cells], language)
  return new Blob([text], { type: 'text/csv;charset=utf-8' })
}
