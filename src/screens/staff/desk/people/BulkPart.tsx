import type { Person } from '@atrium/contract/people'
import { type BulkAction, BulkDialog } from '@atrium/ui/people'
import { useMemo } from 'react'
import { useListRoomsQuery } from '#api/peopleLookupApi.ts'
import { useFormDraft } from '#hooks/useFormDraft.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { bulkSteps } from './bulkSteps.ts'
import type { useBulkChange } from './useBulkChange.ts'

interface BulkPartProps {
  action: BulkAction
  bulk: ReturnType<typeof useBulkChange>
  selected: readonly Person[]
  people: readonly Person[]
}

/** The form of a bulk change, with the people whom it changes. */
export function BulkPart({ action, bulk, selected, people }: BulkPartProps) {
  const { language } = useLanguage()
  const { id: ownId } = useStaffUser()
  const { data: rooms = [] } = useListRoomsQuery()
  const start = useMemo(() => ({ choice: action === 'invitation' ? language : '' }), [action, language])
  const { draft, onDraft, beginSending } = useFormDraft<{ choice: string }>(
    `${staffKey}people.${action}`,
    start,
  )
  const stepsOf = (choice: string) => bulkSteps(action, selected, choice, ownId)
  return (
    <BulkDialog
      action={action}
      selected={selected}
      people={people}
      rooms={rooms}
      draft={draft ?? start}
      onDraft={onDraft}
      stepsOf={stepsOf}
      messages={bulk.messages}
      progress={bulk.running}
      onSubmit={async ({ choice = '' }: { choice?: string }) => {
        const removeDraft = beginSending()
        if (!(await bulk.execute(stepsOf(choice)))) return {}
        removeDraft()
        return undefined
      }}
      onCancel={bulk.close}
    />
  )
}
