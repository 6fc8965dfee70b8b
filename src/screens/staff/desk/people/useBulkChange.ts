import { fullNameOf } from '@atrium/contract/people'
import type { BulkAction } from '@atrium/ui/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outcome } from '#api/callInTurn.ts'
import { useChangePeopleMutation } from '#api/peopleApi.ts'
import { outcomeMessages } from '#hooks/bulkOutcome.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useMessageTexts } from '#hooks/useMessageTexts.ts'
import { useOutcome } from '#hooks/useOutcome.ts'
import { useToasts } from '#hooks/useToasts.ts'
import type { BulkStep } from './bulkSteps.ts'

/**
 * Changes several people at once. Those whom the change did not reach stay selected, with the reason.
 * @param onSelect gets the numbers of the people who stay selected
 */
export function useBulkChange(onSelect: (idnumbers: readonly string[]) => void) {
  const { t } = useTranslation('people')
  const showToast = useToasts()
  const { outcome, showOutcome } = useOutcome()
  const translate = useMessageTexts()
  const { textOf } = useFailureTexts('people:failure')
  const [action, setAction] = useState<BulkAction>()
  const [messages, setMessages] = useState<ReturnType<typeof outcomeMessages>>([])
  const [running, setRunning] = useState<{ stop: () => void; done: number; total: number }>()
  const [change] = useChangePeopleMutation()

  const whyOf = ({ failure }: Outcome) => {
    const [message] = Object.values(failure?.errors ?? {})
    return message ? translate(message) : failure ? textOf(failure) : t('bulk.stopped')
  }

  /** Resolves to whether everybody who could change has changed. */
  const execute = async (all: readonly BulkStep[]): Promise<boolean> => {
    const steps = all.flatMap(({ step }) => step ?? [])
    setMessages(steps.length === 0 ? [{ tone: 'danger', heading: t('bulk.nobody'), rows: [] }] : [])
    if (!action || steps.length === 0) return false
    const stopper = new AbortController()
    const onProgress = (done: number) =>
      setRunning({ stop: () => stopper.abort(), done, total: steps.length })
    onProgress(0)
    const results = await change({ steps, onProgress, signal: stopper.signal }).unwrap()
    setRunning(undefined)
    const byId = new Map(all.map(({ person }) => [person.id, person]))
    const outcomes = results.flatMap((outcome) => {
      const person = byId.get(outcome.id)
      return person ? [{ ...outcome, name: fullNameOf(person), idnumber: person.idnumber }] : []
    })
    const left = outcomes.filter(({ result }) => result !== 'done')
    const done = t(action === 'invitation' ? 'bulk.invited' : 'bulk.done', {
      count: outcomes.length - left.length,
    })
    onSelect(left.map(({ idnumber }) => idnumber))
    if (left.length === 0) {
      showToast({ kind: 'success', text: done })
      showOutcome(done)
      setAction(undefined)
      return true
    }
    setMessages(
      outcomeMessages(outcomes, {
        headingOf: (result, count) => (result === 'done' ? done : t(`bulk.${result}`, { count })),
        whyOf,
        lineOf: (name, why) => t('bulk.one', { name, why }),
        moreOf: (number) => t('bulk.more', { number }),
      }),
    )
    return false
  }

  return {
    /** The action whose dialog is open. */
    action,
    open: (next: BulkAction) => {
      setMessages([])
      showOutcome(undefined)
      setAction(next)
    },
    /** During a change of people, it stops after the running call; the dialog shows the changed people. */
    close: () => {
      if (running) return running.stop()
      setAction(undefined)
      // Only the dialog shows that no selected person would change.
      setMessages((now) => now.filter(({ rows }) => rows.length > 0))
    },
    /** How far the change is. */
    running,
    messages,
    /** Of the last change that reached everybody. */
    outcome,
    execute,
  }
}
