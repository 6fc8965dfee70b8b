import type { Store } from '@reduxjs/toolkit'
import { REHYDRATE } from 'redux-persist'
import { selectStaffUser } from '#slices/authSlice.ts'
import type { SliceConfig } from '#slices/sliceConfig.ts'
import type { RecordChanges, RecordDatabase } from './recordDatabase.ts'
import type { RecordStorage } from './recordStorage.ts'

/**
 * Takes over what another tab has written of a slice that is kept by records. When somebody else has signed
 * in, what is stored of them is read.
 */
export function followRecords(
  store: Store,
  { slice, persistence }: SliceConfig<object>,
  records: RecordStorage,
  database: RecordDatabase,
): void {
  const personId = () => selectStaffUser(store.getState())?.id
  const take = async (changes?: RecordChanges) => {
    const person = personId()
    // A part of what is stored can be added to the rest of it alone.
    const hasRest = person === undefined || persistence.ownerOf?.(store.getState()[slice.name]) === person
    const part = hasRest ? changes : undefined
    const payload = await records.take(part)
    const current = store.getState()[slice.name]
    if (payload && persistence.merge?.(current, payload, part !== undefined) !== current)
      store.dispatch({ type: REHYDRATE, key: persistence.key, payload })
  }
  database.listen((written, changes) => {
    if (written === undefined) void take()
    else if (written === persistence.key) void take(changes)
  })
  let known = personId()
  store.subscribe(() => {
    const before = known
    known = personId()
    if (known !== before && known !== undefined) void take()
  })
}
