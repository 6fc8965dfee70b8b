import type { LeaveDecision, LeaveRequest } from '@atrium/contract/leave'
import { leaveDecisionSchema } from '@atrium/contract/leave/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDecideLeavesMutation } from '#api/leaveApi.ts'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import { useBulkRun } from '#hooks/useBulkRun.ts'
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
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [words = '', setWords] = useTabState<string>(`${staffKey}leaveWords.selected`)
  const [error, setError] = useState<string>()
  const [running, setRunning] = useState<Choice>()
  const { running: progress, messages, setMessages, run, showOutcomes } = useBulkRun('leave:decide.failure')
  const [decide] = useDecideLeavesMutation()
  const selected = waiting.filter(({ id }) => chosen.includes(id))

  const takeDecision = async (choice: Choice) => {
    if (progress) return
    const asked = selected.map((request) => ({ ...request, decision: decisionOf(request, choice) }))
    const wrong = asked.map(({ decision }) => messagesOf(leaveDecisionSchema, { decision, words }).words)
    setError(wrong.find(Boolean))
    setMessages([])
    showOutcome(undefined)
    if (wrong.some(Boolean)) return
    setRunning(choice)
    const { reached, left } = await run(
      asked.map(({ id, decision }) => ({ id, decision, words: words.trim() })),
      decide,
      new Map(asked.map(({ id, name, days }) => [id, `${name}, ${formatDays(days)}`])),
    )
    const done = reached.length
    showOutcomes(left, (result, count) => t(`bulk.${result}`, { count }))
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
      busy: progress && running && { choice: running, ...progress },
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
      messages,
    },
  }
}
