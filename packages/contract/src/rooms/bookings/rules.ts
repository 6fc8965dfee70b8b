import type { IsoDay } from '#core/days.ts'

/** A time on one day at which a room is booked, `HH:mm` by the company's clock. */
export interface RoomBooking {
  start: string
  end: string
  /** The meeting, for those whom it concerns; left out for everybody else. */
  meeting?:
    | {
        id: string
        /** The day of the rule, for one occurrence of a series. */
        occurrence?: IsoDay | undefined
        title: string
        /** Whether the caller organises it. */
        isOwn: boolean
      }
    | undefined
}

/** Whether a room is busy at present. */
export interface PresentRoomState {
  isBusy: boolean
  /** When that changes today, `HH:mm` by the company's clock; left out for a room that stays free today. */
  until?: string | undefined
}

/** A room that can be booked, without anything of its bookings but whether there is one now. */
export interface RoomNow extends PresentRoomState {
  roomname: string
}

/** The lengths that a room can be booked for at its door, in minutes. */
export const bookingLengths = [15, 30, 60] as const

export type BookingLength = (typeof bookingLengths)[number]
