import type { SlicePersistence } from '#slices/sliceConfig.ts'
import type { RecordChanges } from './recordDatabase.ts'

/** How a slice is kept by records: as it says, and of what it does not say, the last word of who is signed in. */
export function withDefaults<State>(
  { key, records, merge, ownerOf }: SlicePersistence<State>,
  personId: () => number | undefined,
) {
  if (!records) throw new Error(`The slice "${key}" says nothing of its records.`)
  return {
    records,
    isMerged: merge !== undefined,
    merge: merge ?? ((_current: State, stored: State) => stored),
    ownerOf: ownerOf ?? (() => personId() ?? null),
  }
}

/** What must be written so that the second of two sets of records stands where the first stood, and others are gone. */
export function diff(
  before: ReadonlyMap<string, unknown>,
  now: ReadonlyMap<string, unknown>,
  gone: readonly string[],
): RecordChanges {
  const changes = new Map<string, unknown>(gone.map((key) => [key, undefined]))
  for (const [key, record] of now) if (before.get(key) !== record) changes.set(key, record)
  for (const key of before.keys()) if (!now.has(key)) changes.set(key, undefined)
  return changes
}
