import type { Preferences } from '@atrium/contract/accounts'
import { useUpdatePreferencesMutation } from '#api/accountsApi.ts'
import { useInstantSave } from '#hooks/useInstantSave.ts'

/** Saves a setting of the person at once. */
export function useSetting() {
  const [update] = useUpdatePreferencesMutation()
  const { state, save } = useInstantSave('settings')
  return { state, save: (preferences: Preferences) => void save(() => update(preferences)) }
}

/** The value of a list that a person has chosen from it. */
export const chosen = <Value extends string>(values: readonly Value[], wanted: string): Value | undefined =>
  values.find((value) => value === wanted)
