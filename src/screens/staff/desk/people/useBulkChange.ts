import { fullNameOf } from '@atrium/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outcome } from '#api/callInTurn.ts'
import { useChangePeopleMutation } from '#api/peopleApi.ts'
import { rowsByReason } from '#hooks/rowsByReason.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { useMessageTexts } from '#hooks/validateWith.ts'
import type { BulkAction, BulkStep } from './bulkSteps.ts'

/**
 * Changes several people at once. Those whom the change did not reach stay selected, with the reason.
 * @param onSelect gets the numbers of the people who stay selected
 */
export function useBulkChange(onSelect: (idnumbers: readonly string[]) => void) {
  const { t } = useTranslation('people')
  const showToast = useToasts()
  const translate = useMessageTexts()
  const { textOf } = useFailureTexts('people:failure')
  const [action, setAction] = useState<BulkAction>()
  const [failed, setFailed] = useState<{ heading: string; rows: { id: number; text: string }[] }>()
  const [change] = useChangePeopleMutation()

  const reasonOf = ({ failure }: Outcome) => {
    const [message] = Object.values(failure?.errors ?? {})
    return message ? translate(message) : failure ? textOf(failure) : ''
  }

  /** Resolves to whether everybody who could change has changed. */
  const execute = async (all: readonly BulkStep[]): Promise<boolean> => {
    const steps = all.flatMap(({ step }) => step ?? [])
    setFailed(steps.length === 0 ? { heading: t('bulk.nobody'), rows: [] } : undefined)
    if (!action || steps.length === 0) return false
    const refused = (await change(steps).unwrap()).flatMap((outcome) => {
      const person = all.find(({ person: { id } }) => id === outcome.id)?.person
      return outcome.failure && person ? [{ outcome, person }] : []
    })
    const count = steps.length - refused.length
    onSelect(refused.map(({ person }) => person.idnumber))
    if (count > 0)
      showToast({
        kind: 'success',
        text: t(action === 'invitation' ? 'bulk.invited' : 'bulk.done', { count }),
        isAnnounced: true,
      })
    if (refused.length === 0) {
      setAction(undefined)
      return true
    }
    setFailed({
      heading: t('bulk.failed', { count: refused.length }),
      rows: rowsByReason(
        refused.map(({ outcome, person }) => ({
          id: outcome.id,
          name: fullNameOf(person),
          why: reasonOf(outcome),
        })),
        (name, why) => t('bulk.one', { name, why }),
      ),
    })
    return false
  }

  return {
    /** The action whose dialog is open. */
    action,
    open: (next: BulkAction) => {
      setFailed(undefined)
      setAction(next)
    },
    close: () => {
      setAction(undefined)
      // Only the dialog says that no selected person would change.
      setFailed((now) => (now && now.rows.length > 0 ? now : undefined))
    },
    failed,
    execute,
  }
}
