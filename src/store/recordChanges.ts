import type { SlicePersistence } from '#slices/sliceConfig.ts'
import type { RecordChanges } from './recordDatabase.ts'

/** What a slice must say of itself to be kept by records. */
export function complete<State>({ key, records, merge, ownerOf }: SlicePersistence<State>) {
  if (!records || !merge || !ownerOf) throw new Error(`The slice "${key}" says too little of its records.`)
  return { records, merge, ownerOf }
}

/** What must be written so that the second of two sets of records stands where the first stood, and others are gone. */
export function differences(
  before: ReadonlyMap<string, unknown>,
  now: ReadonlyMap<string, unknown>,
  gone: readonly string[],
): RecordChanges {
  const changes = new Map<string, unknown>(gone.map((key) => [key, undefined]))
  for (const [key, record] of now) if (before.get(key) !== record) changes.set(key, record)
  for (const key of before.keys()) if (!now.has(key)) changes.set(key, undefined)
  return changes
}
