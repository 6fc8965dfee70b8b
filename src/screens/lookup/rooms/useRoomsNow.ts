import { readTime } from '@atrium/contract/core'
import type { RoomNow } from '@atrium/contract/rooms'
import { useOwnTimeNote } from '@atrium/ui/i18n'
import type { RoomCardState } from '@atrium/ui/lookup'
import { useListRoomsNowQuery } from '#api/roomsLookupApi.ts'
import { useIsHydrated } from '#hooks/useIsHydrated.ts'
import { useNow } from '#hooks/useNow.ts'
import { refreshMs, useRefetchOnShow } from './useRefetchOnShow.ts'

/** Minutes: with a connection the next answer is there by then. */
const patience = 2

/**
 * Whether the rooms for meetings are free now, by name; read again each minute, and when the page is shown
 * again. At the minute in which a state ends the other one begins, whose end comes with the next answer; without that
 * answer nothing is told of the room.
 */
export function useRoomsNow() {
  const { day, minutes } = useNow()
  const isHydrated = useIsHydrated()
  const ownTimeOf = useOwnTimeNote()
  const query = useListRoomsNowQuery(undefined, { pollingInterval: refreshMs })
  useRefetchOnShow(query)
  const { data } = query
  return (roomname: string): RoomCardState | undefined => {
    const room = data?.rooms.find((one) => one.roomname === roomname)
    if (!room) return undefined
    // The server has rendered the state of its minute.
    if (!isHydrated) return withOwnTime(room)
    const late = minutes - (readTime(room.until ?? '') ?? Number.POSITIVE_INFINITY)
    if (data?.day !== day || late >= patience) return undefined
    return late < 0 ? withOwnTime(room) : { isBusy: !room.isBusy, isOver: true }
  }

  function withOwnTime({ isBusy, until }: Pick<RoomNow, 'isBusy' | 'until'>): RoomCardState {
    return { isBusy, until, ownTime: until && data ? ownTimeOf({ day: data.day, start: until }) : undefined }
  }
}
