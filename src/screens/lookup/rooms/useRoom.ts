import type { Employee } from '@atrium/contract'
import { isNotFound } from '#api/callError.ts'
import { useListRoomEmployeesQuery } from '#api/employeesApi.ts'
import { useFocusAfterRetry } from '#hooks/useFocusAfterRetry.ts'
import { useIsColleague } from '#hooks/useIsColleague.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** What became of asking who sits in a room; exactly one of these. */
export type RoomState =
  | { kind: 'loading' }
  | { kind: 'unknown' }
  | { kind: 'failed'; error: unknown; isRetrying: boolean; retry: () => void }
  /** How many computers there are is not known where they are hidden from the reader. */
  | { kind: 'ready'; people: Employee[]; computers: number | undefined }

/** The people of a room, by the number of their id (spec 7). */
export function useRoom(roomname: string): RoomState {
  const { language } = useLanguage()
  const isColleague = useIsColleague()
  const { data, error, isFetching, refetch } = useListRoomEmployeesQuery(
    { roomname, language },
    // A colleague may have come here before they signed in: what they are told now is more.
    { refetchOnMountOrArgChange: isColleague },
  )
  const isUnknown = !data && isNotFound(error)
  const hasFailed = Boolean(error) && !data && !isUnknown
  useFocusAfterRetry(hasFailed)
  if (isUnknown) return { kind: 'unknown' }
  if (hasFailed) return { kind: 'failed', error, isRetrying: isFetching, retry: () => void refetch() }
  return data ? { kind: 'ready', people: data, computers: countComputers(data) } : { kind: 'loading' }
}

const countComputers = (people: Employee[]): number | undefined =>
  people.some(({ computerinfo }) => computerinfo === undefined)
    ? undefined
    : people.reduce((sum, { computerinfo = [] }) => sum + computerinfo.length, 0)
