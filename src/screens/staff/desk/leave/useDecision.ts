import type { LeaveDecision, LeaveRequest } from '@atrium/contract/leave'
import { leaveDecisionSchema } from '@atrium/contract/leave/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDecideLeaveMutation, useUndoLeaveDecisionMutation } from '#api/leaveApi.ts'
import { useMessageTexts } from '#hooks/useMessageTexts.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { staffKey, useTabState, writeTab } from '#hooks/useTabState.ts'
import { messagesOf } from '#hooks/validateWith.ts'

/**
 * Decides about a request. The words stay for the tab until the decision is taken.
 * @param onDecided called when the server has the decision, or its undo
 */
export function useDecision({ id, steps }: LeaveRequest, onDecided: (outcome: 'decided' | 'undone') => void) {
  const { t } = useTranslation('leave')
  const translate = useMessageTexts()
  const { busy, act, outcome, failed, failure, reset } = useMutationToast<LeaveDecision | 'undo'>(
    'leave:decide.failure',
  )
  const key = `${staffKey}leaveWords.${id}`
  const [words = '', setWords] = useTabState<string>(key)
  const [decide] = useDecideLeaveMutation()
  const [undo] = useUndoLeaveDecisionMutation()
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
      onDecided('decided')
    }
    const { errors } = (await act(decision, send, t(`decide.done.${decision}`))) ?? {}
    setError(errors?.words)
  }

  const undoDecision = () => {
    reset()
    const send = async () => {
      await undo(id).unwrap()
      // The words of the decision are a draft again.
      setWords(steps.at(-1)?.words || undefined)
      onDecided('undone')
    }
    void act('undo', send, t('decide.done.undo'))
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
    busy: busy === 'undo' ? undefined : busy,
    isUndoing: busy === 'undo',
    outcome,
    failure: failureTexts,
    takeDecision,
    undoDecision,
    onWords: (text: string) => {
      setError(undefined)
      setWords(text || undefined)
    },
  }
}
