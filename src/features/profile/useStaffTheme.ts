import type { Theme } from '@atrium/contract/core'
import { useTheme } from '#hooks/useTheme.ts'
import { usePreferences } from './usePreferences.ts'

/** The theme of the staff area, and its choice in the account. */
export function useStaffTheme() {
  const { chosen } = useTheme()
  const save = usePreferences()
  return { chosen, onChoose: (theme: Theme) => save({ settings: { theme } }) }
}
