import type { AnswerState, Invitee, MeetingAttachment } from '@atrium/contract/meetings'

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
  /** Who of the attendees is told of the meeting. */
  invitees: readonly Invitee[]
  /** The text in the attendees' input that is no attendee yet. */
  typedName: string
  /** The name of the room; empty without one. */
  roomname: string
  notes: string
  attachments: readonly MeetingAttachment[]
}

/** The answers of attendees who are told of the meeting, by name; `waiting` while there is none. */
export type AttendeeAnswers = Readonly<Record<string, AnswerState | 'waiting'>>
