import type { RoomBooking, RoomNow } from '#rooms/bookings/schema.ts'

type Span = Pick<RoomBooking, 'start' | 'end'>

/** `busy`: at the beginning, until a time; `busyLater`: from a time on, before the end. Times are `HH:mm`. */
export type RoomState =
  | { kind: 'free' }
  | { kind: 'busy'; until: string }
  | { kind: 'busyLater'; from: string }

/** Whether a room is free in a span of a day; `bookings` are those of the day, in chronological order. */
export function roomStateIn(bookings: readonly Span[], { start, end }: Span): RoomState {
  const first = bookings.find((booking) => booking.start < end && start < booking.end)
  if (!first) return { kind: 'free' }
  return first.start <= start
    ? { kind: 'busy', until: busyUntil(bookings, first) }
    : { kind: 'busyLater', from: first.start }
}

/**
 * Whether a room is busy at a time of a day, and until when: bookings that follow each other without a pause are one. Free
 * without `until` is a room that has no booking after this time. `bookings` are those of the day, in chronological order.
 */
export function presentStateIn(bookings: readonly Span[], time: string): Pick<RoomNow, 'isBusy' | 'until'> {
  const current = bookings.find(({ start, end }) => start <= time && time < end)
  if (current) return { isBusy: true, until: busyUntil(bookings, current) }
  const next = bookings.find(({ start }) => start > time)
  return { isBusy: false, ...(next && { until: next.start }) }
}

/** The end of a booking and of those that follow it without a pause. */
function busyUntil(bookings: readonly Span[], { end }: Span): string {
  const next = bookings.find((booking) => booking.start <= end && end < booking.end)
  return next ? busyUntil(bookings, next) : end
}
