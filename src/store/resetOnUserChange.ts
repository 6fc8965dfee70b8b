import type { Middleware } from '@reduxjs/toolkit'
import { baseApi } from '#api/baseApi.ts'
import { type AuthState, selectStaffUser, signedIn, userChanged } from '#slices/authSlice.ts'

interface Forgetting {
  /** What was put aside because it could not be read: whose it was, nobody knows. */
  forgetAside: () => void
  /** What lives outside the store. */
  forget: () => void
}

/**
 * Calls `forget` and empties the cache and the person's slices when an action has changed who is signed in: nobody
 * sees what belongs to the person before them, whether they signed out here or in another tab. Jumping through history
 * in the DevTools is no action and empties nothing.
 */
export const resetOnUserChange =
  ({ forgetAside, forget }: Forgetting): Middleware =>
  (api) =>
  (next) =>
  (action) => {
    const idOf = () => selectStaffUser(api.getState() as { auth: AuthState })?.id
    const before = idOf()
    const result = next(action)
    if (idOf() === before) return result
    // A sign-in after nobody, too: a slice may have been stored by a person whose own entry was lost.
    if (before !== undefined || signedIn.match(action)) {
      api.dispatch(userChanged())
      forgetAside()
    }
    if (before !== undefined) {
      forget()
      api.dispatch(baseApi.util.resetApiState())
    }
    return result
  }
