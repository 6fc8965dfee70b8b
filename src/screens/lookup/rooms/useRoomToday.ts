import { useEffect, useEffectEvent } from 'react'
import { useGetRoomTodayQuery } from '#api/meetingRoomsApi.ts'
import { useIsColleague } from '#features/lookup/useIsColleague.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** Milliseconds. */
const refreshMs = 60_000

/** A room today; read again each minute, and when the page is shown again. */
export function useRoomToday(roomname: string) {
  const { language } = useLanguage()
  const isColleague = useIsColleague()
  const query = useGetRoomTodayQuery(
    { roomname, language },
    // A colleague may have come here before they signed in: what they are told now is more.
    { pollingInterval: refreshMs, refetchOnMountOrArgChange: isColleague },
  )
  const { refetch, isUninitialized } = query
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !isUninitialized) void refetch()
  })
  useEffect(() => {
    const onChange = () => look()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  return query.data
}
