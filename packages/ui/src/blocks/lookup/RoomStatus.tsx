import { chakra } from '@chakra-ui/react'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { type Outcome, OutcomeMessage } from '#primitives/Message.tsx'
import { Row, Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'

export interface RoomStatusProps {
  /** "Free until 14:00". */
  heading: string
  isBusy: boolean
  /** The bookings that are not over; a title leads to its meeting. */
  bookings: {
    label: string
    items: readonly {
      time: string
      title: string
      href?: string | undefined
      /** The time by the reader's clock, in another time zone. */
      ownTime?: string | undefined
    }[]
  }
  /** What the reader can do; left out where nothing can be done. */
  booking?: RoomBookingChoice | undefined
  /** Why the room cannot be booked now, or who can book it. */
  note?: string | undefined
  signIn?: { label: string; href: string } | undefined
  /** What became of the booking. */
  outcome?: Outcome | undefined
}

export interface RoomBookingChoice {
  /** "Book it from now on". */
  label: string
  choices: readonly { value: number; label: string }[]
  chosen: number | undefined
  onChoose: (value: number) => void
  /** "Book", or "Book until 10:30" once a length is chosen. */
  bookLabel: string
  bookingLabel: string
  isBooking: boolean
  onBook: () => void
}

/** Whether a room is free now, what comes next, and its booking in two taps. */
export function RoomStatus({ heading, isBusy, bookings, booking, note, signIn, outcome }: RoomStatusProps) {
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
          {heading}
        </Heading>
      </chakra.div>
      {bookings.items.length > 0 && (
        <chakra.ul aria-label={bookings.label} display="grid" gap="2">
          {bookings.items.map(({ time, title, href, ownTime }) => (
            <chakra.li key={time} display="flex" flexWrap="wrap" columnGap="3" minHeight="6">
              <Text as="span" tone="muted">
                {time}
              </Text>
              {href ? <Link href={href}>{title}</Link> : <span>{title}</span>}
              {ownTime && (
                <Text as="span" tone="muted">
                  {ownTime}
                </Text>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {booking && (
        <Stack gap="3">
          <Text id="room-lengths">{booking.label}</Text>
          <Row role="group" aria-labelledby="room-lengths" gap="2">
            {booking.choices.map(({ value, label }) => (
              <Button
                key={value}
                variant={value === booking.chosen ? 'primary' : 'outline'}
                aria-pressed={value === booking.chosen}
                onClick={() => booking.onChoose(value)}
              >
                {label}
              </Button>
            ))}
          </Row>
          {booking.chosen !== undefined && (
            <div>
              <Button
                isLoading={booking.isBooking}
                loadingLabel={booking.bookingLabel}
                onClick={booking.onBook}
              >
                {booking.bookLabel}
              </Button>
            </div>
          )}
        </Stack>
      )}
      {note && <Text tone="muted">{note}</Text>}
      {signIn && (
        <div>
          <LinkButton href={signIn.href} variant="outline">
            {signIn.label}
          </LinkButton>
        </div>
      )}
      <OutcomeMessage outcome={outcome} />
    </chakra.section>
  )
}
