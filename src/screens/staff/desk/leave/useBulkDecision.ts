import type { LeaveDecision, LeaveRequest } from '@atrium/contract/leave'
import { leaveDecisionSchema } from '@atrium/contract/leave/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDecideLeavesMutation } from '#api/leaveApi.ts'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import { type NamedOutcome, outcomeMessages } from '#hooks/bulkOutcome.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useMessageTexts } from '#hooks/useMessageTexts.ts'
import { useOutcome } from '#hooks/useOutcome.ts'
import { staffKey, useTabState } from '#hooks/useTabState.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { messagesOf } from '#hooks/validateWith.ts'

type Choice = 'grant' | 'decline'

/** What a choice about several means for a request: to grant the wish that waits, or to decline it. */
const decisionOf = ({ state }: LeaveRequest, choice: Choice): LeaveDecision =>
  state === 'cancelRequested' ? (choice === 'grant' ? 'grantCancel' : 'declineCancel') : choice

/** One decision about several of the requests that wait. Those that it did not reach stay selected, with the reason. */
export function useBulkDecision(waiting: readonly LeaveRequest[], onDone: () => void) {
  const { t } = useTranslation('leave')
  const { formatDays } = useLeaveTexts()
  const showToast = useToasts()
  const { outcome, showOutcome } = useOutcome()
  const translate = useMessageTexts()
  const { textOf } = useFailureTexts('leave:decide.failure')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [words = '', setWords] = useTabState<string>(`${staffKey}leaveWords.selected`)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<{ choice: Choice; done: number; total: number }>()
  const [outcomes, setOutcomes] = useState<readonly NamedOutcome[]>([])
  const [decide] = useDecideLeavesMutation()
  const selected = waiting.filter(({ id }) => chosen.includes(id))

  const takeDecision = async (choice: Choice) => {
    if (busy) return
    const asked = selected.map((request) => ({ ...request, decision: decisionOf(request, choice) }))
    const wrong = asked.map(({ decision }) => messagesOf(leaveDecisionSchema, { decision, words }).words)
    setError(wrong.find(Boolean))
    setOutcomes([])
    showOutcome(undefined)
    if (wrong.some(Boolean)) return
    const onProgress = (done: number) => setBusy({ choice, done, total: asked.length })
    onProgress(0)
    const answers = await decide({
      asked: asked.map(({ id, decision }) => ({ id, decision, words: words.trim() })),
      onProgress,
      signal: new AbortController().signal,
    }).unwrap()
    setBusy(undefined)
    const named = answers.flatMap((answer) => {
      const request = asked.find(({ id }) => id === answer.id)
      return request ? [{ ...answer, name: `${request.name}, ${formatDays(request.days)}` }] : []
    })
    const left = named.filter(({ result }) => result !== 'done')
    const done = named.length - left.length
    setOutcomes(left)
    setChosen(left.map(({ id }) => id))
    if (done > 0) {
      const text = t('bulk.done', { count: done })
      showOutcome(text)
      showToast({ kind: 'success', text })
    }
    if (left.length > 0) return
    setWords(undefined)
    onDone()
  }

  return {
    /** Of the card of a request. */
    selectionOf: ({ id }: LeaveRequest) => ({
      isSelected: chosen.includes(id),
      onChange: (isSelected: boolean) => {
        const others = chosen.filter((one) => one !== id)
        setChosen(isSelected ? [...others, id] : others)
      },
    }),
    bulk: {
      waiting,
      selected,
      onSelect: (requests: readonly LeaveRequest[]) => setChosen(requests.map(({ id }) => id)),
      busy,
      outcome,
      words: {
        value: words,
        error: error && translate(error),
        onChange: (text: string) => {
          setError(undefined)
          setWords(text || undefined)
        },
      },
      onDecide: (choice: Choice) => void takeDecision(choice),
      messages: outcomeMessages(outcomes, {
        headingOf: (result, count) => t(`bulk.${result}`, { count }),
        whyOf: ({ failure }) => (failure ? textOf(failure) : ''),
        lineOf: (requests, why) => t('bulk.failedOne', { requests, why }),
        moreOf: (number) => t('bulk.more', { number }),
      }),
    },
  }
}
