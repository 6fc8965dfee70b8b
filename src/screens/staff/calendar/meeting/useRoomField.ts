import { foldText, readTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { readMeetingDate } from '@atrium/contract/meetings'
import { type MeetingRoom, roomStateIn } from '@atrium/contract/rooms'
import type { MeetingValues, RoomFieldProps } from '@atrium/ui/meeting'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListMeetingRoomsQuery } from '#api/roomsApi.ts'
import { isOneself, type Oneself } from '#features/schedule/isOneself.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import type { MeetingDraft } from './meetingDraft.ts'
import { useSeriesRooms } from './useSeriesRooms.ts'

const askedFields = [
  'day',
  'start',
  'end',
  'attendees',
  'invitees',
  'roomname',
  'repeats',
  'weekdays',
  'ending',
  'until',
  'count',
  'dayChanges',
] as const

type Asked = Pick<MeetingValues, (typeof askedFields)[number]>

const askedOf = (values: MeetingValues): Asked =>
  Object.fromEntries(askedFields.map((name) => [name, values[name]])) as unknown as Asked

/**
 * The rooms to choose from, each with what is known of it at the time in the form, for a series on all its days; those free
 * on all days come first. `follow` takes the current values; only a change of time, people, room or repetition renders
 * anything. Offline the rooms are from the offline copy, and the server judges them
 * when the meeting is sent. `validate` refuses a room that cannot be booked, unless the meeting had it before; `isFreed`
 * shows whether a taken room is free now.
 */
export function useRoomField(draft: MeetingDraft, oneself: Oneself) {
  const exceptId = draft.id
  const roomBefore = draft.base.roomname
  const { t } = useTranslation('meeting')
  const [asked, setAsked] = useState(() => askedOf(draft.values))
  const day = readMeetingDate(asked.day)
  const { data, currentData, isError } = useListMeetingRoomsQuery(day ?? skipToken, useLiveList())
  const rooms = data?.list ?? []
  const isCurrent = currentData !== undefined && currentData.cachedAt === undefined
  const count = asked.attendees.filter((name) => !isOneself(asked, name, oneself)).length + 1
  const { start, end } = asked
  const hasTime = (readTime(start) ?? 0) < (readTime(end) ?? 0)

  const { isSeries, answer, isFailed } = useSeriesRooms(asked, draft)
  const seriesDays = isSeries && answer ? answer.days : 0
  const conflictDays = ({ roomname }: MeetingRoom): IsoDay[] =>
    (seriesDays > 0 && answer?.rooms.find((room) => room.roomname === roomname)?.conflictDays) || []
  /** Whether only the first day counts: of one meeting, or of a series whose other days are not known. */
  const isOneDay = !isSeries || isFailed

  const stateOf = ({ bookings }: MeetingRoom) => {
    if (!isCurrent || !hasTime || !isOneDay) return undefined
    const others = bookings.filter(({ meeting }) => meeting === undefined || meeting.id !== exceptId)
    return roomStateIn(others, { start, end })
  }
  const roomOf = (name: string) => rooms.find(({ roomname }) => foldText(roomname) === foldText(name))
  const chosen = roomOf(asked.roomname)
  const problem = () => {
    if (isError && !data) return 'failed'
    if (!asked.roomname || !data || chosen) return undefined
    return asked.roomname === roomBefore ? 'notBookableNow' : 'notBookable'
  }

  /** Whether the room that the saved meeting wants, and does not have on some days, is free now at its time. */
  const isFreed = (taken: readonly IsoDay[]): boolean => {
    const isSame = (['day', 'start', 'end', 'roomname'] as const).every(
      (name) => asked[name] === draft.base[name],
    )
    if (!chosen || !isCurrent || !isSame) return false
    const busy = conflictDays(chosen)
    return !isSeries
      ? stateOf(chosen)?.kind === 'free'
      : seriesDays > 0 && taken.every((one) => !busy.includes(one))
  }

  const choiceOf = (room: MeetingRoom) => ({
    ...room,
    state: stateOf(room),
    conflictDays: conflictDays(room),
  })
  const field: RoomFieldProps = {
    rooms: rooms.map(choiceOf).toSorted((one, other) => one.conflictDays.length - other.conflictDays.length),
    chosen: chosen && choiceOf(chosen),
    problem: problem(),
    people: count,
    seriesDays,
    checkedDay: isFailed && isCurrent ? day : undefined,
    isOffline: !isCurrent && currentData !== undefined,
  }

  const follow = (values: MeetingValues) =>
    setAsked((before) => {
      const next = askedOf(values)
      return JSON.stringify(next) === JSON.stringify(before) ? before : next
    })

  const validate = ({ roomname }: MeetingValues): { roomname?: string } =>
    data && roomname && roomname !== roomBefore && !roomOf(roomname) ? { roomname: t('room.choose') } : {}

  return { field, follow, validate, isFreed }
}
