import type { Badge } from '@atrium/contract/people'
import { isNotFound } from '#api/parseApiError.ts'
import { useListRoomEmployeesQuery } from '#api/peopleLookupApi.ts'
import { useIsColleague } from '#features/lookup/useIsColleague.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { type QueryErrorState, useQueryError } from '#hooks/useQueryError.ts'

/** What became of asking who sits in a room; exactly one of these. */
export type RoomState =
  | { kind: 'loading' }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: QueryErrorState }
  | { kind: 'ready'; people: Badge[] }

/** The people of a room, by the number of their id (spec 7). */
export function useRoom(roomname: string): RoomState {
  const { language } = useLanguage()
  const isColleague = useIsColleague()
  const query = useListRoomEmployeesQuery(
    { roomname, language },
    // A colleague may have come here before they signed in: what they are told now is more.
    { refetchOnMountOrArgChange: isColleague },
  )
  const { data, error } = query
  const isUnknown = !data && isNotFound(error)
  const failure = useQueryError(!data && !isUnknown, query)
  if (isUnknown) return { kind: 'unknown' }
  if (failure) return { kind: 'failed', failure }
  return data ? { kind: 'ready', people: data } : { kind: 'loading' }
}
