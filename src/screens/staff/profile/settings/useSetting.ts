import type { Preferences } from '@atrium/contract/accounts'
import { useTranslation } from 'react-i18next'
import { useUpdatePreferencesMutation } from '#api/accountsApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { useCallFailure } from '#hooks/useCallFailure.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useOutcome } from '#hooks/useOutcome.ts'

/** Saves a setting at once; what became of the last change stands beside it until the next one. */
export function useSetting() {
  const { t } = useTranslation('settings')
  const [update] = useUpdatePreferencesMutation()
  const { outcome, showOutcome } = useOutcome()
  const [failed, setFailed] = useCallFailure()
  const { titleOf, textOf } = useFailureTexts('settings:failure')
  const save = async (preferences: Preferences) => {
    showOutcome(undefined)
    setFailed(undefined)
    const { error } = await update(preferences)
    if (error) setFailed(parseApiError(error))
    else showOutcome(t('saved'))
  }
  return {
    // In the language that the change may have chosen.
    state: {
      outcome: outcome && { ...outcome, text: t('saved') },
      failure: failed && { heading: titleOf(failed), text: textOf(failed) },
    },
    save: (preferences: Preferences) => void save(preferences),
  }
}

/** The value of a list that a person has chosen from it. */
export const chosen = <Value extends string>(values: readonly Value[], wanted: string): Value | undefined =>
  values.find((value) => value === wanted)
