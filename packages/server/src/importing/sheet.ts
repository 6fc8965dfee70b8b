import type { Columns, RowOf } from './columns.ts'
import { type CsvRecord, readCsv } from './csv.ts'
import type { Fault, Reading } from './faults.ts'
import { readHeader } from './header.ts'
import { mapInPieces } from './pieces.ts'
import { readRow } from './row.ts'

/** Reads a CSV file with a line of headings, in pieces. Validates every cell, so that the report has all faults at once. */
export async function readSheet<All extends Columns>(
  content: string,
  columns: All,
): Promise<Reading<RowOf<All>>> {
  const { records, fault } = await readCsv(content)
  if (fault?.code === 'tooManyRows') return { rows: [], faulty: [], faults: [fault] }
  const [header, ...others] = records
  if (!header) return { rows: [], faulty: [], faults: [fault ?? { line: 0, code: 'fileEmpty' }] }
  const { places, faults } = readHeader(header, columns)
  if (faults.length > 0) return { rows: [], faulty: [], faults }
  if (fault) faults.push(fault)
  else if (others.length === 0) faults.push({ line: 0, code: 'noRows' })
  const rows: Reading<RowOf<All>>['rows'] = []
  const faulty: Reading<RowOf<All>>['faulty'] = []
  await mapInPieces(others, (record) => {
    const tooLong = faultOfLength(record, header)
    if (tooLong) {
      faults.push(tooLong)
      return
    }
    const found = readRow(record, places, columns)
    if (found.faults.length > 0) {
      faulty.push({ line: record.line, row: found.row })
      faults.push(...found.faults)
    } else rows.push({ line: record.line, row: found.row as RowOf<All> })
  })
  return { rows, faulty, faults }
}

/**
 * A fault when a row has more cells than headings, apart from empty cells. Fewer cells are allowed: Excel leaves out
 * empty cells at the end of a row.
 */
function faultOfLength({ line, cells }: CsvRecord, header: CsvRecord): Fault | undefined {
  const [found, max] = [cells.length, header.cells.length]
  if (found <= max) return undefined
  const code = max === 1 ? 'cellsUnderHeading' : 'cellsUnderHeadings'
  return { line, code, values: { found: `${found}`, max: `${max}` } }
}
