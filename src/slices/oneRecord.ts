import type { SlicePersistence } from './sliceConfig.ts'

type Records = NonNullable<SlicePersistence<object>['records']>

/** The only record's key. */
const key = 'state'

/**
 * Keeps a small slice as one record, its text: equal states are equal records, so a tab that has taken over another
 * one's state does not write it back.
 */
export const oneRecord: Records = {
  write: (state) => [[key, JSON.stringify(state)]],
  read: (records) => ({ state: JSON.parse(String(records.get(key))), unreadable: [] }),
}
