import type { ImportFault, ImportPreview } from '@atrium/contract/people'

/** More faults of one kind are one row. */
const mostAlike = 10

/** A fault, or many of one kind, of which it is the first. */
export interface FaultRow extends ImportFault {
  id: string
  /** In the order of the file. */
  lines: readonly number[]
}

/** The rows of the table of faults, in the order of the file. */
export function faultRows(faults: readonly ImportFault[]): FaultRow[] {
  const kindOf = ({ code, column }: ImportFault) => `${code} ${column}`
  const kinds = new Map<string, ImportFault[]>()
  for (const fault of faults) {
    const alike = kinds.get(kindOf(fault))
    if (alike) alike.push(fault)
    else kinds.set(kindOf(fault), [fault])
  }
  return faults.flatMap((fault, place) => {
    const alike = kinds.get(kindOf(fault)) ?? []
    if (alike.length <= mostAlike) return [{ ...fault, id: String(place), lines: [fault.line] }]
    return alike[0] === fault ? [{ ...fault, id: String(place), lines: alike.map(({ line }) => line) }] : []
  })
}

/** The fault of a file without a line to correct, as an empty one: the only one it has. */
export const faultOfWholeFile = ({ faults }: Pick<ImportPreview, 'faults'>): ImportFault | undefined =>
  faults.find(({ line }) => line === 0)

/** `3–14, 20`. */
export function formatLines(lines: readonly number[]): string {
  const spans: [from: number, to: number][] = []
  for (const line of lines) {
    const last = spans.at(-1)
    if (last && line <= last[1] + 1) last[1] = line
    else spans.push([line, line])
  }
  return spans.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ')
}
