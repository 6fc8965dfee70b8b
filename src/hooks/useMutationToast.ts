import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CallFailure, parseApiError } from '#api/parseApiError.ts'
import { useCallFailure } from './useCallFailure.ts'
import { type FailureScope, useFailureTexts } from './useFailureTexts.ts'
import { useFocusAfterRetry } from './useFocusAfterRetry.ts'
import { useOutcome } from './useOutcome.ts'
import { useToasts } from './useToasts.ts'

/**
 * Runs one change after the other. A toast tells a success, and `outcome`, for an `OutcomeNote`, stays until the next change;
 * `failure`, the props of a `Message`, stays until the next change succeeds, and repeats the change that failed. `busy` names the change that runs. `act` resolves to the failure.
 */
export function useMutationToast<Name extends string>(...scopes: readonly FailureScope[]) {
  const { t } = useTranslation('common')
  const showToast = useToasts()
  const { titleOf, textOf } = useFailureTexts(...scopes)
  const [busy, setBusy] = useState<Name>()
  const [failed, setFailed] = useCallFailure()
  const { outcome, showOutcome } = useOutcome()
  const [retry, setRetry] = useState<() => void>()
  useFocusAfterRetry(failed !== undefined)

  const act = async (
    name: Name,
    change: () => Promise<unknown>,
    done: string | undefined,
  ): Promise<CallFailure | undefined> => {
    if (busy) return undefined
    setBusy(name)
    showOutcome(undefined)
    try {
      await change()
      setFailed(undefined)
      showOutcome(done)
      if (done) showToast({ kind: 'success', text: done })
      return undefined
    } catch (error) {
      const failure = parseApiError(error)
      setFailed(failure)
      setRetry(() => () => void act(name, change, done))
      return failure
    } finally {
      setBusy(undefined)
    }
  }
  const failure = failed && {
    heading: titleOf(failed),
    text: textOf(failed),
    // Wrong fields have to be corrected first.
    ...(retry &&
      failed.reason !== 'fields' && {
        retry: { label: t('failure.retry'), onRetry: retry, isRetrying: busy !== undefined },
      }),
  }
  return { busy, act, outcome, failed, failure, reset: () => setFailed(undefined) }
}
