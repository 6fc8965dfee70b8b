import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outcome, Watch } from '#api/callInTurn.ts'
import { type FailureScope, useFailureTexts } from './useFailureTexts.ts'
import { useMessageTexts } from './useMessageTexts.ts'

/** What became of a record that a step about several was for. */
export interface NamedOutcome extends Outcome {
  name: string
}

const mostNames = 10
const tones = { done: 'success', unknown: 'warning', failed: 'danger' } as const

/**
 * Makes a message for each result of a step about several records. Records with one reason, such as a lost connection, share a
 * line, and ten names at most are shown: the messages stay short.
 */
export function useOutcomeMessages() {
  const { t } = useTranslation('staff')
  return (
    outcomes: readonly NamedOutcome[],
    headingOf: (result: Outcome['result'], count: number) => string,
    /** Why a record stayed as it was, or may have. */
    reasonOf: (outcome: Outcome) => string,
  ) =>
    (['done', 'unknown', 'failed'] as const).flatMap((result) => {
      const some = outcomes.filter((outcome) => outcome.result === result)
      if (some.length === 0) return []
      const whyOf = (outcome: Outcome) => (result === 'done' ? '' : reasonOf(outcome))
      const rows = [...new Set(some.map(whyOf))].map((why) => {
        const alike = some.filter((outcome) => whyOf(outcome) === why)
        const names = alike.slice(0, mostNames).map(({ name }) => name)
        if (alike.length > mostNames) names.push(t('bulk.more', { number: alike.length - mostNames }))
        const name = names.join('; ')
        return { id: alike[0]?.id ?? 0, text: why ? t('bulk.one', { name, why }) : name }
      })
      return [{ tone: tones[result], heading: headingOf(result, some.length), rows }]
    })
}

type Change<Step> = (asked: Watch & { steps: readonly Step[] }) => { unwrap: () => Promise<Outcome[]> }

/** A change of several records, one call after the other: how far it is, Stop, and a message for each result. */
export function useBulkRun(failureScope: FailureScope) {
  const { t } = useTranslation('staff')
  const translate = useMessageTexts()
  const { textOf } = useFailureTexts(failureScope)
  const messagesOf = useOutcomeMessages()
  const [messages, setMessages] = useState<ReturnType<typeof messagesOf>>([])
  const [running, setRunning] = useState<{ stop: () => void; done: number; total: number }>()
  const reasonOf = ({ failure }: Outcome) => {
    const [message] = Object.values(failure?.errors ?? {})
    return message ? translate(message) : failure ? textOf(failure) : t('bulk.stopped')
  }
  return {
    /** How far the change is, and what stops it after the running call. */
    running,
    messages,
    setMessages,
    /**
     * Resolves to the records that the change reached, and the others.
     * @param names of the records, by id
     */
    run: async <Step>(steps: readonly Step[], change: Change<Step>, names: ReadonlyMap<number, string>) => {
      setMessages([])
      const stopper = new AbortController()
      const onProgress = (done: number) =>
        setRunning({ stop: () => stopper.abort(), done, total: steps.length })
      onProgress(0)
      const results = await change({ steps, onProgress, signal: stopper.signal }).unwrap()
      setRunning(undefined)
      const outcomes = results.map(
        (result): NamedOutcome => ({ ...result, name: names.get(result.id) ?? '' }),
      )
      return {
        reached: outcomes.filter(({ result }) => result === 'done'),
        left: outcomes.filter(({ result }) => result !== 'done'),
      }
    },
    showOutcomes: (
      outcomes: readonly NamedOutcome[],
      headingOf: (result: Outcome['result'], count: number) => string,
    ) => setMessages(messagesOf(outcomes, headingOf, reasonOf)),
  }
}
