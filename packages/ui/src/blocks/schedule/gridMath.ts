import { writeTime } from '@atrium/contract/core'
import type { GridHours, GridSpan, PlacedMeeting } from './scheduleTypes.ts'

/** Length in minutes of a meeting that a press creates. */
const newLength = 60

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

/** "09:00–09:30". */
export const timesOf = ({ start, end }: Pick<GridSpan, 'start' | 'end'>) =>
  `${writeTime(start)}–${writeTime(end)}`

export const rowCountOf = ({ start, end, step }: GridHours) => Math.ceil((end - start) / step)

/** The start of a row, in minutes since midnight. */
export const minutesOfRow = (row: number, { start, step }: GridHours) => start + row * step

/** The row of a time; the first or the last row for a time outside the hours. */
export const rowOfMinutes = (minutes: number, hours: GridHours) =>
  clamp(Math.floor((minutes - hours.start) / hours.step), 0, rowCountOf(hours) - 1)

/** The meetings in the row that begins at `minutes`. */
export const meetingsAt = (meetings: readonly PlacedMeeting[], minutes: number, step: number) =>
  meetings.filter(({ start, end }) => start < minutes + step && end > minutes)

/** The spans of a day, of a row at least, in which no meeting takes place. The meetings are sorted by start. */
export function freeSpans(day: string, meetings: readonly PlacedMeeting[], hours: GridHours): GridSpan[] {
  const spans: GridSpan[] = []
  let free = hours.start
  for (const { start, end } of [...meetings, { start: hours.end, end: hours.end }]) {
    if (start - free >= hours.step) spans.push({ day, start: free, end: start })
    free = Math.max(free, end)
  }
  return spans
}

/** The span of a press on an empty cell: one hour, at most until the end of the day. */
export const newSpan = (day: string, start: number, hours: GridHours): GridSpan => ({
  day,
  start,
  end: Math.min(start + newLength, hours.end),
})

/** The span earlier or later by some minutes, with the same length and inside the hours. */
export function movedSpan(span: GridSpan, by: number, hours: GridHours, day = span.day): GridSpan {
  const length = span.end - span.start
  const start = clamp(span.start + by, hours.start, Math.max(hours.start, hours.end - length))
  return { day, start, end: start + length }
}

/** The span with an earlier or later end: at least one row after the start and inside the hours. */
export const stretchedSpan = (span: GridSpan, by: number, hours: GridHours): GridSpan => ({
  ...span,
  end: clamp(span.end + by, Math.min(span.start + hours.step, hours.end), hours.end),
})

/** All rows from one time to another, both included. */
export function drawnSpan(day: string, from: number, to: number, hours: GridHours): GridSpan {
  const rows = [rowOfMinutes(from, hours), rowOfMinutes(to, hours)]
  return {
    day,
    start: minutesOfRow(Math.min(...rows), hours),
    end: Math.min(minutesOfRow(Math.max(...rows) + 1, hours), hours.end),
  }
}

export const isSameSpan = (a: GridSpan, b: GridSpan) =>
  a.day === b.day && a.start === b.start && a.end === b.end

/** The span that is drawn for a meeting: at least one row, so that the meeting can be read and pressed. */
export function drawnAs<Meeting extends Pick<GridSpan, 'start' | 'end'>>(
  meeting: Meeting,
  hours: GridHours,
): Meeting {
  if (meeting.end - meeting.start >= hours.step) return meeting
  const start = Math.min(meeting.start, hours.end - hours.step)
  return { ...meeting, start, end: start + hours.step }
}

/** Thousandths of a percent are finer than any screen. */
const percent = (part: number) => `${Math.round(clamp(part, 0, 1) * 1e5) / 1e3}%`

/**
 * The CSS `inset` of a box from `start` to `end` (minutes), between `left` and `right` (0 to 1 of the width). Times outside
 * the hours are cut at the edge.
 */
export function insetOf(
  { start, end }: Pick<GridSpan, 'start' | 'end'>,
  left: number,
  right: number,
  hours: GridHours,
): string {
  const height = hours.end - hours.start
  const top = percent((start - hours.start) / height)
  const bottom = percent((hours.end - end) / height)
  return `${top} ${percent(1 - right)} ${bottom} ${percent(left)}`
}
