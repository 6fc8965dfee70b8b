/** The lengths that a room can be booked for at its door, in minutes. */
export const bookingLengths = [15, 30, 60] as const

export type BookingLength = (typeof bookingLengths)[number]
