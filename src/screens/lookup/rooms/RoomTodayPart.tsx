import type { BookingLength, RoomBooking, RoomToday } from '@atrium/contract/rooms'
import { useOwnTimeNote } from '@atrium/ui/i18n'
import { RoomStatus } from '@atrium/ui/lookup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { type CallFailure, parseApiError } from '#api/parseApiError.ts'
import { useBookRoomNowMutation } from '#api/roomsLookupApi.ts'
import { href } from '#config/site.ts'
import { useIsColleague } from '#features/lookup/useIsColleague.ts'
import { meetingHash } from '#features/schedule/meetingHash.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useNow } from '#hooks/useNow.ts'

const meetingHref = ({ id, occurrence }: NonNullable<RoomBooking['meeting']>) =>
  href('calendar') + meetingHash(occurrence ? `${id}@${occurrence}` : id)

/** Whether a room is free now, what comes next today, and its booking at the door. */
export function RoomTodayPart({ room }: { room: RoomToday }) {
  const { t } = useTranslation('lookup')
  const { pathname } = useLocation()
  const isColleague = useIsColleague()
  const { titleOf, textOf } = useFailureTexts('lookup:bookingFailure')
  const [chosen, choose] = useState<BookingLength>()
  const [book, { isLoading }] = useBookRoomNowMutation()
  // The store keeps no answer to a mutation.
  const [result, setResult] = useState<{ bookedUntil: string } | { failure: CallFailure }>()
  const bookFor = async (minutes: BookingLength) => {
    setResult(undefined)
    try {
      const { end } = await book({ roomname: room.roomname, minutes }).unwrap()
      setResult({ bookedUntil: end })
    } catch (error) {
      setResult({ failure: parseApiError(error) })
    }
    choose(undefined)
  }
  const outcomeOf = (known: NonNullable<typeof result>) =>
    'bookedUntil' in known
      ? { kind: 'done' as const, heading: t('today.booked', { time: known.bookedUntil }) }
      : { kind: 'failed' as const, heading: titleOf(known.failure), text: textOf(known.failure) }
  return (
    <RoomStatus
      room={room}
      now={useNow()}
      meetingHref={meetingHref}
      ownTimeOf={useOwnTimeNote()}
      signInHref={
        isColleague ? undefined : `${href('staffLogin')}?${new URLSearchParams({ next: pathname })}`
      }
      chosen={chosen}
      onChoose={(length) => {
        setResult(undefined)
        choose(length)
      }}
      isBooking={isLoading}
      onBook={(length) => void bookFor(length)}
      outcome={result && outcomeOf(result)}
    />
  )
}
