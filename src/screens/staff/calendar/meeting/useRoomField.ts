import { foldText, type MeetingRoom, readMeetingDate, readTime } from '@atrium/contract'
import type { MeetingValues, RoomFieldProps } from '@atrium/ui/meeting'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListMeetingRoomsQuery } from '#api/meetingRoomsApi.ts'
import { roomStateIn } from '#features/rooms/roomState.ts'
import { useDayNames } from '#hooks/useDayNames.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

type Asked = Pick<MeetingValues, 'day' | 'start' | 'end' | 'attendees' | 'roomname' | 'repeats'>

const askedOf = ({ day, start, end, attendees, roomname, repeats }: Asked): Asked => ({
  day,
  start,
  end,
  attendees,
  roomname,
  repeats,
})

interface Options {
  /** The meeting that is changed: it does not take the room from itself. */
  exceptId: string | undefined
  ownName: string
  /** The room when the form was opened. */
  roomBefore: string
}

/**
 * The rooms to choose from, each with what is known of it at the time in the form. `ask` takes the current values; only a
 * change of time, people or room renders anything. Offline the rooms are from the offline copy, and the server judges them
 * when the meeting is sent. `validate` refuses a room that cannot be booked, unless the meeting had it before.
 */
export function useRoomField(first: MeetingValues, { exceptId, ownName, roomBefore }: Options) {
  const { t } = useTranslation('meeting')
  const { sayDayOfYear } = useDayNames()
  const [asked, setAsked] = useState(() => askedOf(first))
  const day = readMeetingDate(asked.day)
  const { data, currentData, isError } = useListMeetingRoomsQuery(day ?? skipToken, useLiveList())
  const rooms = data?.list ?? []
  const isCurrent = currentData !== undefined && currentData.cachedAt === undefined
  const count = asked.attendees.filter((name) => foldText(name) !== foldText(ownName)).length + 1
  const { start, end } = asked
  const hasTime = (readTime(start) ?? 0) < (readTime(end) ?? 0)

  const isSmall = ({ capacity }: MeetingRoom) => capacity < count
  const stateOf = ({ bookings }: MeetingRoom) => {
    if (!isCurrent || !hasTime) return undefined
    const others = bookings.filter(({ meeting }) => meeting === undefined || meeting.id !== exceptId)
    return roomStateIn(others, { start, end })
  }
  const sayState = (room: MeetingRoom): string | undefined => {
    const state = stateOf(room)
    if (state?.kind === 'busy') return t('room.busyUntil', { time: state.until })
    if (state?.kind === 'busyLater') return t('room.busyFrom', { time: state.from })
    return state && t('room.free')
  }

  const roomOf = (name: string) => rooms.find(({ roomname }) => foldText(roomname) === foldText(name))
  const chosen = roomOf(asked.roomname)
  function noteOf(): Pick<RoomFieldProps, 'note' | 'isClash'> {
    if (isError && !data) return { note: t('room.failed') }
    if (!asked.roomname || !data) return {}
    if (!chosen)
      return {
        note: asked.roomname === roomBefore ? t('room.notBookableNow') : t('room.notBookable'),
        isClash: true,
      }
    const state = stateOf(chosen)
    const told = [
      !isCurrent && currentData && t('room.offline'),
      state?.kind === 'free' && t('room.isFree'),
      state?.kind === 'busy' && t('room.isBusyUntil', { time: state.until }),
      state?.kind === 'busyLater' && t('room.isBusyFrom', { time: state.from }),
      isSmall(chosen) && t('room.isSmall', { seats: chosen.capacity, people: count }),
      asked.repeats !== '' && day && t('room.oneDay', { day: sayDayOfYear(day) }),
    ]
    const isClash = isSmall(chosen) || (state !== undefined && state.kind !== 'free')
    return { note: told.filter(Boolean).join(' '), isClash }
  }

  const field: RoomFieldProps = {
    label: t('fields.room'),
    placeholder: t('room.none'),
    options: rooms.map((room) => ({
      value: room.roomname,
      label: [
        t('room.option', { name: room.roomname, seats: room.capacity }),
        sayState(room),
        isSmall(room) && t('room.tooSmall'),
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    ...noteOf(),
  }

  const ask = (values: MeetingValues) =>
    setAsked((before) => {
      const next = askedOf(values)
      return JSON.stringify(next) === JSON.stringify(before) ? before : next
    })

  const validate = ({ roomname }: MeetingValues): { roomname?: string } =>
    data && roomname && roomname !== roomBefore && !roomOf(roomname) ? { roomname: t('room.choose') } : {}

  return { field, ask, validate }
}
