import type { SlicePersistence } from './sliceConfig.ts'

type Records = NonNullable<SlicePersistence<object>['records']>

/** The key of the only record. */
const key = 'state'

/**
 * Stores a small slice as one record with its JSON text: equal states are equal records, so a tab that has taken over
 * the state of another one does not write it back.
 */
export const oneRecord: Records = {
  write: (state) => [[key, JSON.stringify(state)]],
  read: (records) => ({ state: JSON.parse(String(records.get(key))), unreadable: [] }),
}
