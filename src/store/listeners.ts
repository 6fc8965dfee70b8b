import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit'
import { baseApi } from '#api/baseApi.ts'
import { selectStaffUser, settingsChanged, signedIn, userChanged } from '#slices/authSlice.ts'
import { selectTheme, themeChosen } from '#slices/themeSlice.ts'
import type { RootState } from './rootReducer.ts'

interface Effects {
  /** Removes texts whose owner is unknown: those in quarantine. */
  clearPersonalTexts: () => void
  /** Removes the user's data outside the store. */
  clearUserData: () => void
  /** The records of the staff area's slices; `before` is the person who was signed in. */
  changeRecords: (before: number | undefined) => void
}

const idOf = (state: RootState) => selectStaffUser(state)?.id

/** The reactions to actions, except those of a feature that registers its own while it runs (`startListening`). */
export function createListeners({ clearPersonalTexts, clearUserData, changeRecords }: Effects) {
  const listeners = createListenerMiddleware<RootState>()

  // resetOnUserChange: a person never sees the data of the person before, who signed out here or in another tab. A jump in
  // the DevTools is no action and resets nothing.
  listeners.startListening({
    predicate: (_action, now, before) => idOf(now) !== idOf(before),
    effect: (action, { dispatch, getOriginalState }) => {
      const before = idOf(getOriginalState())
      // Also when nobody was signed in before: the entry of the person who stored a slice may be lost.
      if (before !== undefined || signedIn.match(action)) {
        dispatch(userChanged())
        clearPersonalTexts()
      }
      if (before !== undefined) {
        clearUserData()
        dispatch(baseApi.util.resetApiState())
      }
      changeRecords(before)
    },
  })

  // The browser takes the theme of the account, if one was chosen there.
  listeners.startListening({
    matcher: isAnyOf(signedIn, settingsChanged),
    effect: (_action, { dispatch, getState }) => {
      const theme = selectStaffUser(getState())?.settings.theme
      if (theme && theme !== selectTheme(getState())) dispatch(themeChosen(theme))
    },
  })
  return listeners
}
