import { yearOf } from '@atrium/contract/days'
import type { LeaveRequest } from '@atrium/contract/leave'
import { useListLeaveRequestsQuery } from '#api/leaveApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useToday } from '#hooks/useNow.ts'

const none: readonly LeaveRequest[] = []

/**
 * The requests of this year and later; `waiting` has those that wait for the person.
 * @param isOpen whether the person may decide
 */
export function useWaitingLeave(isOpen = true) {
  const { language } = useLanguage()
  const year = yearOf(useToday())
  const query = useListLeaveRequestsQuery({ year, language }, { ...useLiveList(), skip: !isOpen })
  const requests = query.currentData ?? query.data
  return {
    queries: [query],
    isKnown: requests !== undefined,
    requests: requests ?? none,
    waiting: requests?.filter(({ isMine }) => isMine) ?? none,
  }
}
