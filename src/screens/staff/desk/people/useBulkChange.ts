import { fullNameOf } from '@atrium/contract/people'
import type { BulkAction } from '@atrium/ui/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangePeopleMutation } from '#api/peopleApi.ts'
import { useBulkRun } from '#hooks/useBulkRun.ts'
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
  const [action, setAction] = useState<BulkAction>()
  const { running, messages, setMessages, run, showOutcomes } = useBulkRun('people:failure')
  const [change] = useChangePeopleMutation()

  /** Resolves to whether everybody who could change has changed. */
  const execute = async (all: readonly BulkStep[]): Promise<boolean> => {
    const steps = all.flatMap(({ step }) => step ?? [])
    setMessages(steps.length === 0 ? [{ tone: 'danger', heading: t('bulk.nobody'), rows: [] }] : [])
    if (!action || steps.length === 0) return false
    const { reached, left } = await run(
      steps,
      change,
      new Map(all.map(({ person }) => [person.id, fullNameOf(person)])),
    )
    const done = t(action === 'invitation' ? 'bulk.invited' : 'bulk.done', { count: reached.length })
    const numbers = new Map(all.map(({ person }) => [person.id, person.idnumber]))
    onSelect(left.flatMap(({ id }) => numbers.get(id) ?? []))
    if (left.length === 0) {
      showToast({ kind: 'success', text: done })
      showOutcome(done)
      setAction(undefined)
      return true
    }
    showOutcomes([...reached, ...left], (result, count) =>
      result === 'done' ? done : t(`bulk.${result}`, { count }),
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
