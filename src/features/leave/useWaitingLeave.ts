import { yearOf } from '@atrium/contract/days'
import { useListLeaveRequestsQuery } from '#api/leaveApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useToday } from '#hooks/useNow.ts'

/**
 * The requests of this year and later: those among them wait for the person that have `isMine`.
 * @param isOpen whether the person may decide
 */
export function useWaitingLeave(isOpen = true) {
  const { language } = useLanguage()
  const year = yearOf(useToday())
  const query = useListLeaveRequestsQuery({ year, language }, { ...useLiveList(), skip: !isOpen })
  const { currentData, data } = query
  return { requests: currentData ?? data ?? [], queries: [query], isKnown: data !== undefined }
}
