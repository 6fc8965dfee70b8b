import { type ApplicationRow, hiringUndoMs } from '@atrium/contract/hiring'
import { applicantName, type BulkKind } from '@atrium/ui/hiring'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outcome } from '#api/callInTurn.ts'
import { type ApplicationStep, useChangeApplicationsMutation } from '#api/hiringApi.ts'
import { now } from '#config/clock.ts'
import { type NamedOutcome, outcomeMessages } from '#hooks/bulkOutcome.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useMessageTexts } from '#hooks/useMessageTexts.ts'
import { useOutcome } from '#hooks/useOutcome.ts'
import { useSecondsLeft } from '#hooks/useSecondsLeft.ts'
import { useToasts } from '#hooks/useToasts.ts'

/**
 * Changes several applications, and undoes their moves and mails for ten seconds. Those that the change did not reach stay
 * selected, with the reason; the dialog stays open when it reached none.
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
  const [undoable, setUndoable] = useState<{ names: ReadonlyMap<number, string>; until: string }>()
  const secondsLeft = useSecondsLeft(undoable?.until ?? null)
  const [change] = useChangeApplicationsMutation()

  const whyOf = ({ failure }: Outcome) => {
    const [message] = Object.values(failure?.errors ?? {})
    return message ? translate(message) : failure ? textOf(failure) : t('bulk.stopped')
  }

  /** One call after the other: whom they reached, and whom they did not. */
  const run = async (steps: ApplicationStep[], names: ReadonlyMap<number, string>) => {
    setMessages([])
    const stopper = new AbortController()
    const onProgress = (done: number) =>
      setRunning({ stop: () => stopper.abort(), done, total: steps.length })
    onProgress(0)
    const results = await change({ steps, onProgress, signal: stopper.signal }).unwrap()
    setRunning(undefined)
    const outcomes = results.map((result) => ({ ...result, name: names.get(result.id) ?? '' }))
    return {
      reached: outcomes.filter(({ result }) => result === 'done'),
      left: outcomes.filter(({ result }) => result !== 'done'),
    }
  }

  const showLeft = (left: NamedOutcome[], heading: 'bulk.failed' | 'bulk.notUndone') =>
    setMessages(
      outcomeMessages(left, {
        headingOf: (result, count) => t(result === 'unknown' ? 'bulk.unknown' : heading, { count }),
        whyOf,
        lineOf: (name, why) => t('bulk.one', { name, why }),
        moreOf: (number) => t('bulk.more', { number }),
      }),
    )

  /** Resolves to whether all applications have changed. */
  const execute = async (steps: ApplicationStep[], selected: readonly ApplicationRow[]): Promise<boolean> => {
    showOutcome(undefined)
    setUndoable(undefined)
    const { reached, left } = await run(steps, new Map(selected.map((one) => [one.id, applicantName(one)])))
    const count = reached.length
    const done = count > 0 ? t(kind === 'mail' ? 'bulk.mailed' : 'bulk.done', { count }) : undefined
    onSelect(left.map(({ id }) => String(id)))
    showOutcome(done)
    showLeft(left, 'bulk.failed')
    if (kind === 'move' || kind === 'mail')
      setUndoable({
        names: new Map(reached.map(({ id, name }) => [id, name])),
        until: new Date(now().getTime() + hiringUndoMs).toISOString(),
      })
    if (done) {
      showToast({ kind: 'success', text: done })
      setKind(undefined)
    }
    return left.length === 0
  }

  const undo = async () => {
    if (!undoable || running) return
    const { names } = undoable
    const { reached, left } = await run(
      [...names.keys()].map((id) => ({ id, undo: true })),
      names,
    )
    setUndoable(undefined)
    showOutcome(reached.length > 0 ? t('bulk.undone', { count: reached.length }) : undefined)
    showLeft(left, 'bulk.notUndone')
  }

  return {
    /** The change whose dialog is open. */
    kind,
    open: (next: BulkKind) => {
      setMessages([])
      setKind(next)
    },
    /** During a change it stops after the running call. */
    close: () => (running ? running.stop() : setKind(undefined)),
    running,
    messages,
    execute,
    /** The props of an `UndoNote`. */
    note: {
      outcome,
      secondsLeft: undoable ? secondsLeft : 0,
      isUndoing: running !== undefined,
      onUndo: () => void undo(),
    },
  }
}
