import { type ApplicationRow, hiringUndoMs } from '@atrium/contract/hiring'
import { applicantName, type BulkKind } from '@atrium/ui/hiring'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApplicationStep, useChangeApplicationsMutation } from '#api/hiringApi.ts'
import { now } from '#config/clock.ts'
import { type NamedOutcome, useBulkRun } from '#hooks/useBulkRun.ts'
import { useOutcome } from '#hooks/useOutcome.ts'
import { useSecondsLeft } from '#hooks/useSecondsLeft.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { undoStep } from './bulkSteps.ts'

interface Undoable {
  names: ReadonlyMap<number, string>
  steps: ApplicationStep[]
  /** An ISO instant. */
  until: string
}

/**
 * Changes several applications, and undoes the change for ten seconds. Those that the change did not reach stay
 * selected, with the reason; the dialog stays open when it reached none.
 * @param onSelect gets the ids of the applications that stay selected
 */
export function useBulkApplications(onSelect: (ids: readonly string[]) => void) {
  const { t } = useTranslation('applications')
  const showToast = useToasts()
  const { outcome, showOutcome } = useOutcome()
  const [kind, setKind] = useState<BulkKind>()
  const { running, messages, setMessages, run, showOutcomes } = useBulkRun('applications:failure')
  const [undoable, setUndoable] = useState<Undoable>()
  const secondsLeft = useSecondsLeft(undoable?.until ?? null)
  const [change] = useChangeApplicationsMutation()

  const showLeft = (left: NamedOutcome[], heading: 'bulk.failed' | 'bulk.notUndone') =>
    showOutcomes(left, (result, count) => t(result === 'unknown' ? 'bulk.unknown' : heading, { count }))

  /** Resolves to whether all applications have changed; `nameDone` names what was done about a number of them. */
  const execute = async (
    steps: ApplicationStep[],
    selected: readonly ApplicationRow[],
    nameDone: (count: number) => string,
  ): Promise<boolean> => {
    showOutcome(undefined)
    setUndoable(undefined)
    const { reached, left } = await run(
      steps,
      change,
      new Map(selected.map((one) => [one.id, applicantName(one)])),
    )
    const count = reached.length
    const done = count > 0 ? nameDone(count) : undefined
    onSelect(left.map(({ id }) => String(id)))
    showOutcome(done)
    showLeft(left, 'bulk.failed')
    const names = new Map(reached.map(({ id, name }) => [id, name]))
    if (kind)
      setUndoable({
        names,
        steps: selected.filter(({ id }) => names.has(id)).map((one) => undoStep(kind, one)),
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
    const { names, steps } = undoable
    const { reached, left } = await run(steps, change, names)
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
