import type { ApplicationRow } from '@atrium/contract/hiring'
import { applicantName, type BulkKind } from '@atrium/ui/hiring'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outcome } from '#api/callInTurn.ts'
import { type ApplicationStep, useChangeApplicationsMutation } from '#api/hiringApi.ts'
import { outcomeMessages } from '#hooks/bulkOutcome.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useMessageTexts } from '#hooks/useMessageTexts.ts'
import { useOutcome } from '#hooks/useOutcome.ts'
import { useToasts } from '#hooks/useToasts.ts'

/**
 * Changes several applications. Those that the change did not reach stay selected, with the reason.
 * @param onSelect gets the ids of the applications that stay selected
 */
export function useBulkApplications(onSelect: (ids: readonly string[]) => void) {
  const { t } = useTranslation('applications')
  const showToast = useToasts()
  const { outcome, showOutcome } = useOutcome()
  const translate = useMessageTexts()
  const { textOf } = useFailureTexts('applications:failure')
  const [kind, setKind] = useState<BulkKind>()
  const [messages, setMessages] = useState<ReturnType<typeof outcomeMessages>>([])
  const [running, setRunning] = useState<{ stop: () => void; done: number; total: number }>()
  const [change] = useChangeApplicationsMutation()

  const whyOf = ({ failure }: Outcome) => {
    const [message] = Object.values(failure?.errors ?? {})
    return message ? translate(message) : failure ? textOf(failure) : t('bulk.stopped')
  }

  /** Resolves to whether all applications have changed. */
  const execute = async (steps: ApplicationStep[], selected: readonly ApplicationRow[]): Promise<boolean> => {
    setMessages([])
    const stopper = new AbortController()
    const onProgress = (done: number) =>
      setRunning({ stop: () => stopper.abort(), done, total: steps.length })
    onProgress(0)
    const results = await change({ steps, onProgress, signal: stopper.signal }).unwrap()
    setRunning(undefined)
    const names = new Map(selected.map((one) => [one.id, applicantName(one)]))
    const outcomes = results.map((result) => ({ ...result, name: names.get(result.id) ?? '' }))
    const left = outcomes.filter(({ result }) => result !== 'done')
    const done = t(kind === 'mail' ? 'bulk.mailed' : 'bulk.done', { count: outcomes.length - left.length })
    onSelect(left.map(({ id }) => String(id)))
    if (left.length === 0) {
      showToast({ kind: 'success', text: done })
      showOutcome(done)
      setKind(undefined)
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
    /** The change whose dialog is open. */
    kind,
    open: (next: BulkKind) => {
      setMessages([])
      showOutcome(undefined)
      setKind(next)
    },
    /** During a change it stops after the running call; the dialog shows what has changed. */
    close: () => (running ? running.stop() : setKind(undefined)),
    running,
    messages,
    outcome,
    execute,
  }
}
