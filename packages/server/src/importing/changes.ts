import { isDeepStrictEqual } from 'node:util'
import type { Fault } from './faults.ts'

/** How a file is brought in. */
export interface ImportManner {
  /** Judges and counts, and writes nothing. */
  isDryRun: boolean
  /** Removes what the file does not name. */
  removesOthers: boolean
}

/** What an import did, or a dry run would do. */
export interface ImportCounts {
  fresh: number
  changed: number
  same: number
  removed: number
  /** Not in the file, and left alone. */
  others: number
  /** People whose room was removed. */
  roomless?: number
}

export type ImportOutcome = { faults: Fault[] } | { counts: ImportCounts }

/** What a file changes in what there is, by a key that both have. */
export function changesOf<Row extends object, Present extends Row & { id: number }>(
  rows: readonly Row[],
  present: readonly Present[],
  keyOf: (row: Row) => string | number,
  { removesOthers }: ImportManner,
): { written: Row[]; removed: Present[]; counts: ImportCounts } {
  const before = new Map(present.map((row) => [keyOf(row), row]))
  const given = new Set(rows.map(keyOf))
  const fresh = rows.filter((row) => !before.has(keyOf(row)))
  const changed = rows.filter((row) => {
    const old = before.get(keyOf(row))
    return old && !isSame(row, old)
  })
  const others = present.filter((row) => !given.has(keyOf(row)))
  return {
    written: [...fresh, ...changed],
    removed: removesOthers ? others : [],
    counts: {
      fresh: fresh.length,
      changed: changed.length,
      same: rows.length - fresh.length - changed.length,
      removed: removesOthers ? others.length : 0,
      others: removesOthers ? 0 : others.length,
    },
  }
}

/** Whether a record says all that a row does. */
const isSame = (row: object, record: object) =>
  Object.entries(row).every(([field, value]) =>
    isDeepStrictEqual(value, record[field as keyof typeof record]),
  )
