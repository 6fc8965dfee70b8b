import { isDeepStrictEqual } from 'node:util'
import type { Fault } from './faults.ts'

/** The options of an import. */
export interface ImportManner {
  /** Validates and counts only; writes nothing. */
  isDryRun: boolean
  /** Deletes records that are not in the file. */
  removesOthers: boolean
}

/** The counts of an import, or of a dry run. */
export interface ImportCounts {
  fresh: number
  changed: number
  same: number
  removed: number
  /** Records that are not in the file and stay. */
  others: number
  /** Employees whose room was deleted. */
  roomless?: number
}

export type ImportOutcome = { faults: Fault[] } | { counts: ImportCounts }

/** The changes that a file makes to the present records, matched by a key. */
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

/** Whether a record has all values of a row. */
const isSame = (row: object, record: object) =>
  Object.entries(row).every(([field, value]) =>
    isDeepStrictEqual(value, record[field as keyof typeof record]),
  )
