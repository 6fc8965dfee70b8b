import type { DeskPageName } from '@atrium/contract/core'
import { WaitingCount } from '@atrium/ui/staff'
import type { ComponentType } from 'react'
import { useCountAskedContentQuery } from '#api/contentApi.ts'
import { useListDeskNewsQuery } from '#api/newsDeskApi.ts'
import { useHiringSummary } from '#features/applications/useHiringSummary.ts'
import { useWaitingLeave } from '#features/leave/useWaitingLeave.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { useWaitingChanges } from '#features/recordRequests/useWaitingChanges.ts'
import { useNewSuggestions } from '#features/suggestions/useNewSuggestions.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

/** The options of a query for those who publish. */
const useForPublishers = () => ({
  ...useLiveList(),
  skip: !usePermissions().permissions?.includes('content.publish'),
})

function AskedContent() {
  const { data = {} } = useCountAskedContentQuery(undefined, useForPublishers())
  return <WaitingCount number={Object.values(data).reduce((sum, count) => sum + count, 0)} />
}

function AskedNews() {
  const { data } = useListDeskNewsQuery(undefined, useForPublishers())
  return <WaitingCount number={data?.items.filter(({ askedAt }) => askedAt).length ?? 0} />
}

/** How much waits at a page of the desk, for the pages where something can wait. */
export const waitingCounts: { [Page in DeskPageName]?: ComponentType } = {
  leave: () => <WaitingCount number={useWaitingLeave().waiting.length} />,
  changes: () => <WaitingCount number={useWaitingChanges().waiting.length} />,
  applications: () => <WaitingCount number={useHiringSummary().newCount} />,
  inbox: () => <WaitingCount number={useNewSuggestions().waiting.length} />,
  newsDesk: AskedNews,
  content: AskedContent,
}
