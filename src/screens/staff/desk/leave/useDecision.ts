import type { LeaveDecision, LeaveRequest } from '@atrium/contract/leave'
import { leaveDecisionSchema } from '@atrium/contract/leave/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDecideLeaveMutation } from '#api/leaveApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { useCallFailure } from '#hooks/useCallFailure.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { staffKey, useTabState, writeTab } from '#hooks/useTabState.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { messagesOf, useMessageTexts } from '#hooks/validateWith.ts'

interface DecisionOptions {
  /** The request is decided, and no longer waits. */
  onDecided: () => void
  /** The decision was refused: the request has changed meanwhile. */
  onChanged: () => void
}

/** Decides about a request. The words stay for the tab until the decision is taken. */
export function useDecision({ id, name }: LeaveRequest, { onDecided, onChanged }: DecisionOptions) {
  const { t } = useTranslation('leave')
  const showToast = useToasts()
  const translate = useMessageTexts()
  const { titleOf, textOf } = useFailureTexts('leave:decide.failure')
  const key = `${staffKey}leaveWords.${id}`
  const [words = '', setWords] = useTabState<string>(key)
  const [decide] = useDecideLeaveMutation()
  const [busy, setBusy] = useState<LeaveDecision>()
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useCallFailure()

  const take = async (decision: LeaveDecision) => {
    if (busy) return
    const wrong = messagesOf(leaveDecisionSchema, { decision, words }).words
    setError(wrong)
    setFailure(undefined)
    if (wrong) return
    setBusy(decision)
    try {
      await decide({ id, decision, words: words.trim() }).unwrap()
      writeTab(key, undefined)
      showToast({ kind: 'success', text: t(`decide.done.${decision}`, { name }), isAnnounced: true })
      onDecided()
    } catch (reason) {
      const failed = parseApiError(reason)
      setError(failed.errors?.words)
      setFailure(failed)
      if (failed.reason === 'refused') onChanged()
    } finally {
      setBusy(undefined)
    }
  }

  const failureTexts = failure && {
    heading: titleOf(failure),
    // The server says why: another state, or other leave at the same hours.
    text:
      failure.reason === 'refused'
        ? `${failure.message ?? t('decide.changed')} ${t('decide.changedText')}`
        : textOf(failure),
  }
  return {
    words,
    error: error && translate(error),
    busy,
    failure: failureTexts,
    take,
    onWords: (text: string) => {
      setError(undefined)
      setWords(text || undefined)
    },
  }
}
