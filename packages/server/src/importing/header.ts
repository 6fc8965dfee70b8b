import { type Language, languages, toTag } from '@atrium/contract'
import type { Columns } from './columns.ts'
import type { CsvRecord } from './csv.ts'
import { type Fault, quoted } from './faults.ts'

/** The position of the cell under each heading, from 0. */
export type Places = Map<string, number>

/** `job_az`. */
export const localizedName = (column: string, language: Language): string => `${column}_${toTag(language)}`

const localizedNames = (column: string) => languages.map((language) => localizedName(column, language))

/** Reads the line of headings, in any order and case. Every column is required. */
export function readHeader(
  { line, cells }: CsvRecord,
  columns: Columns,
): { places: Places; faults: Fault[] } {
  const texts: string[] = []
  const places: Places = new Map()
  const known = Object.entries(columns).flatMap(([column, { isLocalized }]) =>
    isLocalized ? [column, ...localizedNames(column)] : [column],
  )
  const headings = cells.map((cell) => cell.trim().toLowerCase())
  const last = headings.findLastIndex(Boolean)
  for (const [place, heading] of headings.slice(0, last + 1).entries()) {
    if (!heading) texts.push(`heading ${place + 1} is empty. Fill it in, or remove the column.`)
    else if (places.has(heading)) texts.push(`column ${quoted(heading)} is there twice. Remove one.`)
    else if (!known.includes(heading))
      texts.push(`column ${quoted(heading)} is not known. The columns are ${known.join(', ')}.`)
    places.set(heading, place)
  }
  for (const [column, { isLocalized }] of Object.entries(columns)) {
    const others = isLocalized ? localizedNames(column) : []
    const hasOthers = others.some((other) => places.has(other))
    if (places.has(column) && hasOthers)
      texts.push(`columns ${column} and ${column}_… are both there. Keep ${column}, or ${others.join(', ')}.`)
    else if (!places.has(column) && !hasOthers)
      texts.push(`column ${column} is missing. Add it${isLocalized ? `, or ${others.join(', ')}` : ''}.`)
  }
  return { places, faults: texts.map((text) => ({ line, text })) }
}
