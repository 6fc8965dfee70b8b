import { type ChosenSettings, roles, type StaffUser } from '@atrium/contract/accounts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SliceConfig } from './sliceConfig.ts'

export interface AuthState {
  user: StaffUser | null
  /** The session has expired on the server: a dialog asks for the password. */
  isExpired: boolean
}

const initialState: AuthState = { user: null, isExpired: false }

/**
 * The signed-in user (spec 4). It contains no secret: the session is a cookie that no script can read (departure 11),
 * and the server authorises every call by the cookie alone.
 */
const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn: (_state, action: PayloadAction<StaffUser>) => ({ user: action.payload, isExpired: false }),
    signedOut: () => initialState,
    sessionExpired(state) {
      state.isExpired = state.user !== null
    },
    /** Changes the named settings. */
    settingsChanged({ user }, { payload }: PayloadAction<ChosenSettings>) {
      if (user) Object.assign(user.settings, payload)
    },
    /** Another tab has signed the same person in again. */
    sessionRenewed(state) {
      state.isExpired = false
    },
  },
  selectors: {
    selectStaffUser: (state) => state.user,
    selectSessionExpired: (state) => state.isExpired,
  },
})

export const { signedIn, signedOut, sessionExpired, sessionRenewed, settingsChanged } = slice.actions
export const { selectStaffUser, selectSessionExpired } = slice.selectors

/** The user has changed: slices with input of one person are reset. */
export const userChanged = createAction('auth/userChanged')

/** Reads a user from a token, the storage or another answer; throws when a field is missing. */
export function readStaffUser(value: unknown): StaffUser {
  const { id, email, firstName, lastName, role, settings } = (value ?? {}) as Partial<StaffUser>
  const isWhole =
    Number.isInteger(id) && [email, firstName, lastName].every((text) => typeof text === 'string')
  if (!isWhole || !roles.some((known) => known === role)) throw new Error('the person is incomplete')
  // An entry of the version before has no settings.
  return { id, email, firstName, lastName, role, settings: { ...settings } } as StaffUser
}

export const authSliceConfig = {
  slice,
  persistence: {
    key: 'staff_user',
    version: 1,
    isPersonal: true,
    omit: ['isExpired'],
    schema: {
      validateSync: (value) => ({
        user: readStaffUser((value as Partial<AuthState> | null)?.user),
        isExpired: false,
      }),
    },
    // Spec 3 and 4: the returned user itself, and no entry after the sign-out.
    codec: {
      write: ({ user }) => (user ? JSON.stringify(user) : undefined),
      read: (text) => ({ version: 1, state: { user: JSON.parse(text) } }),
    },
    whenRemoved: initialState,
  },
} satisfies SliceConfig<AuthState, 'auth'>
