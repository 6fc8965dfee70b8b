import type { SlicePersistence, StoredState } from '#slices/sliceConfig.ts'

/** A newer version of the application wrote the stored state: only that version can read it and may change it. */
export class NewerVersion extends Error {}

/** The key for stored data that cannot be read. It stays there until the person signs out. */
export const quarantineKey = (key: string): string => `${key}.unreadable`

/** Whether a stored value can be the version of a slice. */
export const isVersion = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0

/**
 * Migrates a stored state step by step to the present version and validates it. Throws `NewerVersion`, or an error with
 * the reason.
 */
export function readStored<State>(
  { version, migrations = {}, schema }: SlicePersistence<State>,
  stored: StoredState,
): State {
  if (!isVersion(stored.version)) throw new Error('the stored state has no version')
  if (stored.version > version) throw new NewerVersion(`version ${stored.version} is newer than ${version}`)
  let { state } = stored
  for (let step = stored.version + 1; step <= version; step += 1) {
    const migration = migrations[step]
    if (!migration) throw new Error(`there is no migration to version ${step}`)
    state = migration(state)
  }
  return schema.validateSync(state)
}
