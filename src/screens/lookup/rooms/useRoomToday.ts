import { useGetRoomTodayQuery } from '#api/meetingRoomsApi.ts'
import { useIsColleague } from '#features/lookup/useIsColleague.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { refreshMs, useRefetchOnShow } from './useRefetchOnShow.ts'

/** A room today; read again each minute, and when the page is shown again. */
export function useRoomToday(roomname: string) {
  const { language } = useLanguage()
  const isColleague = useIsColleague()
  const query = useGetRoomTodayQuery(
    { roomname, language },
    // A colleague may have come here before they signed in: what they are told now is more.
    { pollingInterval: refreshMs, refetchOnMountOrArgChange: isColleague },
  )
  useRefetchOnShow(query)
  return query.data
}
