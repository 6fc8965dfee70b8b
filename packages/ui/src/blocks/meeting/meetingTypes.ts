import type { Attachment, Attendee, AvailabilityAnswer } from '@atrium/contract/meetings'

/** One meeting of a series that does not take place on its day: it is skipped, or moved to another day. */
export interface DayChange {
  /** `2026-11-24`. */
  day: string
  to?: string | undefined
}

/** How a meeting repeats. */
export interface RepeatValues {
  /** One of the options of `RepeatView`; empty for a meeting that does not repeat. */
  repeats: string
  /** 1 is Monday. Empty for the weekday of the meeting. */
  weekdays: readonly number[]
  /** The first day of the weeks that a repetition every second week counts; Monday when left out. */
  weekStart?: number | undefined
  ending: 'until' | 'count'
  /** As typed; `2026/12/24` once it is a day. */
  until: string
  /** As typed. */
  count: string
  dayChanges: readonly DayChange[]
}

/** The values of the form of a meeting (spec 3). */
export interface MeetingValues extends RepeatValues {
  title: string
  /** As typed; `2026/11/24` once it is a day. */
  day: string
  /** As typed; `HH:mm` once it is a time. */
  start: string
  end: string
  /** Names, each once. */
  attendees: readonly string[]
  /** The attendees who are notified of the meeting. */
  invitees: readonly Attendee[]
  /** The text in the attendees' input that is no attendee yet. */
  typedName: string
  /** The name of the room; empty without one. */
  roomname: string
  notes: string
  attachments: readonly Attachment[]
}

/** What the server answers about a person at the time of the meeting. */
export type PersonAvailability = AvailabilityAnswer['people'][number]

/** The availability at the time in the form. */
export interface MeetingAvailability {
  /** The values in the form that the answer depends on. */
  asked: Pick<MeetingValues, 'day' | 'start' | 'end' | 'attendees' | 'invitees' | 'roomname' | 'repeats'>
  /** `idle`: the form has no time yet; `failed`: the meeting can still be saved. */
  status: 'idle' | 'checking' | 'known' | 'failed'
  /** The answer; the previous one while `checking`. */
  answer?: AvailabilityAnswer | undefined
  onRetry: () => void
  isRetrying: boolean
  /** The person who fills in the form. */
  ownName: string
  /** The colleagues that the form suggests. */
  people: readonly { name: string }[]
  /** The answer about each attendee, by name. */
  known: Readonly<Record<string, PersonAvailability>>
}
