import type { DeskPageName } from '@atrium/contract/core'
import { WaitingCount } from '@atrium/ui/staff'
import type { ComponentType } from 'react'
import { useHiringSummary } from '#features/applications/useHiringSummary.ts'
import { useWaitingLeave } from '#features/leave/useWaitingLeave.ts'
import { useWaitingChanges } from '#features/recordRequests/useWaitingChanges.ts'
import { useNewSuggestions } from '#features/suggestions/useNewSuggestions.ts'

/** How much waits at a page of the desk, for the pages where something can wait. */
export const waitingCounts: { [Page in DeskPageName]?: ComponentType } = {
  leave: () => <WaitingCount number={useWaitingLeave().waiting.length} />,
  changes: () => <WaitingCount number={useWaitingChanges().waiting.length} />,
  applications: () => <WaitingCount number={useHiringSummary().newCount} />,
  inbox: () => <WaitingCount number={useNewSuggestions().waiting.length} />,
}
