import { readTime, writeTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { workingHours } from '@atrium/contract/meetings'
import {
  type BookingLength,
  bookingLengths,
  presentStateIn,
  type RoomBooking,
  type RoomToday,
} from '@atrium/contract/rooms'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { type Outcome, OutcomeMessage } from '#primitives/Message.tsx'
import { Row, Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'

interface RoomStatusProps {
  room: RoomToday
  /** The present day and minutes since midnight by the company's clock. */
  now: { day: IsoDay; minutes: number }
  /** The page of a meeting that concerns the reader. */
  meetingHref: (meeting: NonNullable<RoomBooking['meeting']>) => string
  /** A time by the reader's clock, in another time zone. */
  ownTimeOf: (span: { day: IsoDay; start: string; end: string }) => string | undefined
  /** The sign-in that leads back here; `undefined` for a colleague, who can book the room. */
  signInHref: string | undefined
  /** The chosen length of a booking from now on. */
  chosen: BookingLength | undefined
  onChoose: (length: BookingLength) => void
  isBooking: boolean
  onBook: (length: BookingLength) => void
  /** What became of the booking. */
  outcome?: Outcome | undefined
}

/** Whether a room is free now, what comes next, and its booking in two taps. */
export function RoomStatus(props: RoomStatusProps) {
  const { room, now, meetingHref, ownTimeOf, signInHref } = props
  const { t } = useTranslation('lookup')
  const time = writeTime(now.minutes)
  // After midnight the bookings are those of yesterday until the next answer.
  const bookings = room.day === now.day ? room.bookings.filter(({ end }) => end > time) : []
  const { isBusy, until } = presentStateIn(bookings, time)
  const minutesLeft = Math.min(readTime(until ?? '') ?? workingHours.end, workingHours.end) - now.minutes
  return (
    <chakra.section
      aria-labelledby="room-status"
      display="grid"
      gap="5"
      padding={{ base: '5', md: '6' }}
      borderWidth="hairline"
      borderColor="border.hairline"
      borderRadius="surface"
      backgroundColor="bg.raised"
      borderInlineStartWidth="0.5rem"
      borderInlineStartColor={isBusy ? 'meeting.coralBar' : 'meeting.limeBar'}
    >
      <chakra.div role="status">
        <Heading level={2} size="h3" id="room-status">
          {until ? t(isBusy ? 'today.busyUntil' : 'today.freeUntil', { time: until }) : t('today.free')}
        </Heading>
      </chakra.div>
      {bookings.length > 0 && (
        <chakra.ul aria-label={t('today.bookings')} display="grid" gap="2">
          {bookings.map(({ start, end, meeting }) => {
            const ownTime = ownTimeOf({ day: room.day, start, end })
            return (
              <chakra.li key={start} display="flex" flexWrap="wrap" columnGap="3" minHeight="6">
                <Text as="span" tone="muted">
                  {`${start}–${end}`}
                </Text>
                {meeting ? (
                  <Link href={meetingHref(meeting)}>{meeting.title}</Link>
                ) : (
                  <span>{t('today.busy')}</span>
                )}
                {ownTime && (
                  <Text as="span" tone="muted">
                    {ownTime}
                  </Text>
                )}
              </chakra.li>
            )
          })}
        </chakra.ul>
      )}
      {room.capacity !== undefined &&
        (signInHref ? (
          <div>
            <LinkButton href={signInHref} variant="outline">
              {t('today.signIn')}
            </LinkButton>
          </div>
        ) : (
          <Booking {...props} minutesLeft={isBusy ? 0 : minutesLeft} />
        ))}
    </chakra.section>
  )
}

interface BookingProps
  extends Pick<RoomStatusProps, 'now' | 'chosen' | 'onChoose' | 'isBooking' | 'onBook' | 'outcome'> {
  /** How long the room stays free. */
  minutesLeft: number
}

/** The booking from now on, of the lengths that fit before the next one; or why there is none. */
function Booking({ now, minutesLeft, chosen, onChoose, isBooking, onBook, outcome }: BookingProps) {
  const { t } = useTranslation('lookup')
  const fitting = bookingLengths.filter((length) => length <= minutesLeft)
  const length = fitting.find((one) => one === chosen)
  const isOpen = workingHours.start <= now.minutes && now.minutes < workingHours.end
  return (
    <>
      {isOpen && fitting.length > 0 && (
        <Stack gap="3">
          <Text id="room-lengths">{t('today.bookLabel')}</Text>
          <Row role="group" aria-labelledby="room-lengths" gap="2">
            {fitting.map((value) => (
              <Button
                key={value}
                variant={value === length ? 'primary' : 'outline'}
                aria-pressed={value === length}
                onClick={() => onChoose(value)}
              >
                {t('today.minutes', { count: value })}
              </Button>
            ))}
          </Row>
          {length !== undefined && (
            <div>
              <Button isLoading={isBooking} loadingLabel={t('today.booking')} onClick={() => onBook(length)}>
                {t('today.book', { time: writeTime(now.minutes + length) })}
              </Button>
            </div>
          )}
        </Stack>
      )}
      {!isOpen && <Text tone="muted">{t('today.hours')}</Text>}
      {isOpen && fitting.length === 0 && minutesLeft > 0 && <Text tone="muted">{t('today.tooShort')}</Text>}
      <OutcomeMessage outcome={outcome} />
    </>
  )
}
