import { REHYDRATE } from 'redux-persist'
import { selectStaffUser } from '#slices/authSlice.ts'
import { calendarViewSliceConfig } from '#slices/calendarViewSlice.ts'
import { weekRangeSliceConfig } from '#slices/weekRangeSlice.ts'
import type { RootState } from '#store/rootReducer.ts'
import type { AppStore } from '#store/setupStore.ts'

/** The slices that decide what the pages of the staff area show at first. */
const configs = [calendarViewSliceConfig, weekRangeSliceConfig]

/** The value of the cookie with which the server renders the next page (`Reader.view`). */
export const writeView = (state: RootState): string =>
  JSON.stringify({
    personId: selectStaffUser(state)?.id,
    ...Object.fromEntries(
      configs.map(({ slice }) => {
        const { _persist, ...stored } = state[slice.name] as { _persist?: unknown }
        return [slice.name, stored]
      }),
    ),
  })

/** Restores the slices from the cookie of the signed-in person. A value that is none changes nothing. */
export function restoreView(store: AppStore, text: string): void {
  try {
    const stored = JSON.parse(text)
    if (stored?.personId !== selectStaffUser(store.getState())?.id) return
    for (const { slice, persistence } of configs) {
      const payload = persistence.schema.validateSync(stored[slice.name])
      store.dispatch({ type: REHYDRATE, key: persistence.key, payload })
    }
  } catch {
    // Written by another version, or by somebody else.
  }
}
