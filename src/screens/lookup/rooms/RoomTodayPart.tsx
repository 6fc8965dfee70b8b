import { readTime, writeTime } from '@atrium/contract/core'
import { workingHours } from '@atrium/contract/meetings'
import {
  type BookingLength,
  bookingLengths,
  presentStateIn,
  type RoomBooking,
  type RoomToday,
} from '@atrium/contract/rooms'
import { RoomStatus } from '@atrium/ui/lookup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useBookRoomNowMutation } from '#api/meetingRoomsApi.ts'
import { type CallFailure, parseApiError } from '#api/parseApiError.ts'
import { href } from '#config/site.ts'
import { useIsColleague } from '#features/lookup/useIsColleague.ts'
import { meetingHash } from '#features/schedule/meetingHash.ts'
import { useNow } from '#features/schedule/useNow.ts'
import { useOwnTimeNote } from '#features/schedule/useOwnTimeText.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'

const meetingHref = ({ id, occurrence }: NonNullable<RoomBooking['meeting']>) =>
  href('calendar') + meetingHash(occurrence ? `${id}@${occurrence}` : id)

/** Whether a room is free now, what comes next today, and its booking at the door. */
export function RoomTodayPart({ room }: { room: RoomToday }) {
  const { t } = useTranslation('lookup')
  const now = useNow()
  const ownTimeOf = useOwnTimeNote()
  const time = writeTime(now.minutes)
  // After midnight the bookings are those of yesterday until the next answer.
  const bookings = room.day === now.day ? room.bookings.filter(({ end }) => end > time) : []
  const { isBusy, until } = presentStateIn(bookings, time)
  const heading = until ? t(isBusy ? 'today.busyUntil' : 'today.freeUntil', { time: until }) : t('today.free')
  const minutesLeft = Math.min(readTime(until ?? '') ?? workingHours.end, workingHours.end) - now.minutes
  const door = useDoorBooking(room, isBusy ? 0 : minutesLeft, now.minutes)
  return (
    <RoomStatus
      heading={heading}
      isBusy={isBusy}
      bookings={{
        label: t('today.bookings'),
        items: bookings.map(({ start, end, meeting }) => ({
          time: `${start}–${end}`,
          title: meeting?.title ?? t('today.busy'),
          ...(meeting && { href: meetingHref(meeting) }),
          ownTime: ownTimeOf({ day: room.day, start, end }),
        })),
      }}
      {...door}
    />
  )
}

/** The booking from now on: for a colleague, of the lengths that fit before the next one. */
function useDoorBooking({ roomname, capacity }: RoomToday, minutesLeft: number, minutes: number) {
  const { t } = useTranslation('lookup')
  const { pathname } = useLocation()
  const isColleague = useIsColleague()
  const { titleOf, textOf } = useFailureTexts('lookup:bookingFailure')
  const [chosen, choose] = useState<BookingLength>()
  const [book, { isLoading }] = useBookRoomNowMutation()
  // The store keeps no answer to a mutation.
  const [result, setResult] = useState<{ bookedUntil: string } | { failure: CallFailure }>()
  const outcome = result && outcomeOf(result)
  const bookFor = async (length: BookingLength) => {
    setResult(undefined)
    try {
      const { end } = await book({ roomname, minutes: length }).unwrap()
      setResult({ bookedUntil: end })
    } catch (error) {
      setResult({ failure: parseApiError(error) })
    }
    choose(undefined)
  }
  if (capacity === undefined) return {}
  if (!isColleague)
    return {
      signIn: {
        label: t('today.signIn'),
        href: `${href('staffLogin')}?${new URLSearchParams({ next: pathname })}`,
      },
    }
  const fitting = bookingLengths.filter((length) => length <= minutesLeft)
  const length = fitting.find((one) => one === chosen)
  if (minutes < workingHours.start || minutes >= workingHours.end) return { note: t('today.hours'), outcome }
  if (fitting.length === 0) return { ...(minutesLeft > 0 && { note: t('today.tooShort') }), outcome }
  return {
    outcome,
    booking: {
      label: t('today.bookLabel'),
      choices: fitting.map((value) => ({ value, label: t('today.minutes', { count: value }) })),
      chosen: length,
      onChoose: (value: number) => {
        setResult(undefined)
        choose(fitting.find((one) => one === value))
      },
      bookLabel: t('today.book', { time: writeTime(minutes + (length ?? 0)) }),
      bookingLabel: t('today.booking'),
      isBooking: isLoading,
      onBook: () => {
        if (length !== undefined) void bookFor(length)
      },
    },
  }

  function outcomeOf(known: NonNullable<typeof result>) {
    if ('bookedUntil' in known)
      return { kind: 'done' as const, heading: t('today.booked', { time: known.bookedUntil }) }
    const { failure } = known
    return { kind: 'failed' as const, heading: titleOf(failure), text: textOf(failure) }
  }
}
