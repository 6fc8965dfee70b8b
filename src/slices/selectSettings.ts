import { defaultSettings, readSettings, type Settings } from '@atrium/contract/accounts'
import { createSelector } from '@reduxjs/toolkit'
import { type AuthState, selectStaffUser } from './authSlice.ts'

/** The settings in force. Not in the slice: pages for visitors load it, and need no settings. */
export const selectSettings: (state: { auth: AuthState }) => Settings = createSelector(
  [(state: { auth: AuthState }) => selectStaffUser(state)?.settings],
  (chosen) => ({ ...defaultSettings, ...readSettings(chosen) }) as Settings,
)
