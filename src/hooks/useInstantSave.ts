import { useTranslation } from 'react-i18next'
import { parseApiError } from '#api/parseApiError.ts'
import { useCallFailure } from './useCallFailure.ts'
import { useFailureTexts } from './useFailureTexts.ts'
import { useOutcome } from './useOutcome.ts'

/** Saves a setting at once; what became of the last change stands beside it until the next one. */
export function useInstantSave(ns: 'settings' | 'site') {
  const { t } = useTranslation(ns)
  const { outcome, showOutcome } = useOutcome()
  const [failed, setFailed] = useCallFailure()
  const { titleOf, textOf } = useFailureTexts(`${ns}:failure`)
  return {
    // In the language that the change may have chosen.
    state: {
      outcome: outcome && { ...outcome, text: t('saved') },
      failure: failed && { heading: titleOf(failed), text: textOf(failed) },
    },
    save: async (change: () => PromiseLike<{ error?: unknown }>) => {
      showOutcome(undefined)
      setFailed(undefined)
      const { error } = await change()
      if (error) setFailed(parseApiError(error))
      else showOutcome(t('saved'))
    },
  }
}
