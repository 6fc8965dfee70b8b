import { type Language, languages, toTag } from '@atrium/contract/core'
import type { Columns } from './columns.ts'
import { type CsvRecord, maxHeadings } from './csv.ts'
import { type Fault, quoted } from './faults.ts'

/** The position of the cell under each heading, from 0. */
export type Places = Map<string, number>

/** `job_az`. */
export const localizedName = (column: string, language: Language): string => `${column}_${toTag(language)}`

/** `job_az`, `job_en` and `job_ru`. */
export const localizedNames = (column: string): string[] =>
  languages.map((language) => localizedName(column, language))

const faultsOfHeadings: readonly Fault['code'][] = [
  'columnAndParts',
  'columnMissing',
  'columnMissingParts',
  'columnTwice',
  'columnUnknown',
  'headingEmpty',
]

/** Whether a fault is one of `readHeader`. */
export const isHeadingFault = ({ code }: Fault): boolean => faultsOfHeadings.includes(code)

/** Reads the line of headings, in any order and case. A column that is not optional must be there. */
export function readHeader(
  { line, cells }: CsvRecord,
  columns: Columns,
): { places: Places; faults: Fault[] } {
  const faults: Fault[] = []
  const report = (code: Fault['code'], values: Record<string, string>, heading = '') =>
    faults.push({ line, heading, code, values })
  const places: Places = new Map()
  const known = Object.entries(columns).flatMap(([column, { isLocalized }]) =>
    isLocalized ? [column, ...localizedNames(column)] : [column],
  )
  const headings = cells.slice(0, maxHeadings).map((cell) => cell.trim().toLowerCase())
  for (const [place, heading] of headings.entries()) {
    if (!heading) report('headingEmpty', { place: `${place + 1}` })
    else if (places.has(heading)) report('columnTwice', { column: quoted(heading) }, heading)
    else if (!known.includes(heading))
      report('columnUnknown', { column: quoted(heading), known: known.join(', ') }, heading)
    places.set(heading, place)
  }
  for (const [column, { isLocalized, isOptional }] of Object.entries(columns)) {
    const others = isLocalized ? localizedNames(column) : []
    const hasOthers = others.some((other) => places.has(other))
    const values = { column, parts: others.join(', ') }
    if (places.has(column) && hasOthers) report('columnAndParts', values, column)
    else if (!isOptional && !places.has(column) && !hasOthers)
      report(isLocalized ? 'columnMissingParts' : 'columnMissing', values, column)
  }
  return { places, faults }
}
