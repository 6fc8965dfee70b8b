import type { LeaveDecision, LeaveRequest } from '@atrium/contract/leave'
import { leaveDecisionSchema } from '@atrium/contract/leave/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDecideLeaveMutation } from '#api/leaveApi.ts'
import { useMessageTexts } from '#hooks/useMessageTexts.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { staffKey, useTabState, writeTab } from '#hooks/useTabState.ts'
import { messagesOf } from '#hooks/validateWith.ts'

interface DecisionOptions {
  /** The request is decided, and no longer waits. */
  onDecided: () => void
  /** The decision was refused: the request has changed meanwhile. */
  onChanged: () => void
}

/** Decides about a request. The words stay for the tab until the decision is taken. */
export function useDecision({ id, name }: LeaveRequest, { onDecided, onChanged }: DecisionOptions) {
  const { t } = useTranslation('leave')
  const translate = useMessageTexts()
  const { busy, act, failed, failure, reset } = useMutationToast<LeaveDecision>('leave:decide.failure')
  const key = `${staffKey}leaveWords.${id}`
  const [words = '', setWords] = useTabState<string>(key)
  const [decide] = useDecideLeaveMutation()
  const [error, setError] = useState<string>()

  const takeDecision = async (decision: LeaveDecision) => {
    if (busy) return
    const wrong = messagesOf(leaveDecisionSchema, { decision, words }).words
    setError(wrong)
    reset()
    if (wrong) return
    const send = async () => {
      await decide({ id, decision, words: words.trim() }).unwrap()
      writeTab(key, undefined)
      onDecided()
    }
    const { reason, errors } = (await act(decision, send, t(`decide.done.${decision}`, { name }))) ?? {}
    setError(errors?.words)
    if (reason === 'refused') onChanged()
  }

  const failureTexts = failure && {
    heading: failure.heading,
    // The server's message names the reason: another state, or other leave at the same hours.
    text:
      failed?.reason === 'refused'
        ? `${failed.message ?? t('decide.changed')} ${t('decide.changedText')}`
        : failure.text,
  }
  return {
    words,
    error: error && translate(error),
    busy,
    failure: failureTexts,
    takeDecision,
    onWords: (text: string) => {
      setError(undefined)
      setWords(text || undefined)
    },
  }
}
