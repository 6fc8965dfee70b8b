import { type IsoDay, yearOf } from '@atrium/contract/days'
import type { LeaveRequest } from '@atrium/contract/leave'
import { useListLeaveRequestsQuery } from '#api/leaveApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useToday } from '#hooks/useNow.ts'

/** The years whose requests may wait. */
export const waitingYears = (today: IsoDay) => [yearOf(today), yearOf(today) + 1] as const

/**
 * The requests of this year and the next, without repetition: those among them wait for the person that have `isMine`.
 * @param isOpen whether the person may decide
 */
export function useWaitingLeave(isOpen = true) {
  const { language } = useLanguage()
  const [year, next] = waitingYears(useToday())
  const live = { ...useLiveList(), skip: !isOpen }
  const queries = [
    useListLeaveRequestsQuery({ year, language }, live),
    useListLeaveRequestsQuery({ year: next, language }, live),
  ]
  const known = new Map<number, LeaveRequest>()
  for (const { currentData, data } of queries)
    for (const request of currentData ?? data ?? []) known.set(request.id, request)
  return { requests: [...known.values()], queries, isKnown: queries.every(({ data }) => data !== undefined) }
}
