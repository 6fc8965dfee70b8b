import { foldText, readTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { readMeetingDate } from '@atrium/contract/meetings'
import { type MeetingRoom, roomStateIn } from '@atrium/contract/rooms'
import { useDayNames } from '@atrium/ui/i18n'
import type { MeetingValues, RoomFieldProps } from '@atrium/ui/meeting'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListMeetingRoomsQuery } from '#api/meetingRoomsApi.ts'
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

/** How many days of a series are named. */
const daysShown = 3

/**
 * The rooms to choose from, each with what is known of it at the time in the form, for a series on all its days; those free
 * on all days come first. `ask` takes the current values; only a change of time, people, room or repetition renders
 * anything. Offline the rooms are from the offline copy, and the server judges them
 * when the meeting is sent. `validate` refuses a room that cannot be booked, unless the meeting had it before; `isFreed`
 * tells whether a room that was taken is free now.
 */
export function useRoomField(draft: MeetingDraft, oneself: Oneself) {
  const exceptId = draft.id
  const roomBefore = draft.base.roomname
  const { t } = useTranslation('meeting')
  const { formatDayOfYear } = useDayNames()
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

  const isSmall = ({ capacity }: MeetingRoom) => capacity < count
  const stateOf = ({ bookings }: MeetingRoom) => {
    if (!isCurrent || !hasTime || !isOneDay) return undefined
    const others = bookings.filter(({ meeting }) => meeting === undefined || meeting.id !== exceptId)
    return roomStateIn(others, { start, end })
  }
  const formatState = (room: MeetingRoom): string | undefined => {
    if (seriesDays > 0) {
      const taken = conflictDays(room).length
      return taken > 0
        ? t('room.seriesTaken', { taken, count: seriesDays })
        : t('room.seriesFree', { count: seriesDays })
    }
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
    const taken = conflictDays(chosen)
    const told = [
      !isCurrent && currentData && t('room.offline'),
      state?.kind === 'free' && t('room.isFree'),
      state?.kind === 'busy' && t('room.isBusyUntil', { time: state.until }),
      state?.kind === 'busyLater' && t('room.isBusyFrom', { time: state.from }),
      seriesDays > 0 && formatDays(taken),
      isSmall(chosen) && t('room.isSmall', { seats: chosen.capacity, people: count }),
      isFailed && isCurrent && day && t('room.oneDay', { day: formatDayOfYear(day) }),
    ]
    const isClash = isSmall(chosen) || taken.length > 0 || (state !== undefined && state.kind !== 'free')
    return { note: told.filter(Boolean).join(' '), isClash }
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

  function formatDays(taken: readonly IsoDay[]): string {
    if (taken.length === 0) return t('room.isSeriesFree', { count: seriesDays })
    const number = taken.length - daysShown
    const more = number > 0 ? [t('roomTaken.more', { number })] : []
    const days = [...taken.slice(0, daysShown).map(formatDayOfYear), ...more].join('; ')
    return t('room.isSeriesTaken', { taken: taken.length, count: seriesDays, days })
  }

  const listed = rooms.toSorted((one, other) => conflictDays(one).length - conflictDays(other).length)
  const field: RoomFieldProps = {
    label: t('fields.room'),
    placeholder: t('room.none'),
    options: listed.map((room) => ({
      value: room.roomname,
      label: [
        t('room.option', { name: room.roomname, seats: room.capacity }),
        formatState(room),
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

  return { field, ask, validate, isFreed }
}
