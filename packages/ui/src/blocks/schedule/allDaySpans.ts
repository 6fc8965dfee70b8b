import type { DayNote, GridDay } from './scheduleTypes.ts'

/** A note over one day or several days in a row. */
export interface AllDaySpan extends DayNote {
  /** The column of the first day, from 0. */
  from: number
  /** How many days. */
  count: number
  /** The row, from 0: spans that share a day are in different ones. */
  lane: number
}

/** The notes of the days; equal notes of neighbouring days are one span. The longer span of two that begin together is first. */
export function allDaySpans(days: readonly Pick<GridDay, 'notes'>[]): AllDaySpan[] {
  const spans: AllDaySpan[] = []
  for (const [column, { notes }] of days.entries())
    for (const { kind, text } of notes) {
      const before = spans.find(
        (span) => span.kind === kind && span.text === text && span.from + span.count === column,
      )
      if (before) before.count += 1
      else spans.push({ kind, text, from: column, count: 1, lane: 0 })
    }
  spans.sort((one, other) => one.from - other.from || other.count - one.count)
  /** For each lane the first free column. */
  const ends: number[] = []
  for (const span of spans) {
    const free = ends.findIndex((end) => end <= span.from)
    span.lane = free < 0 ? ends.length : free
    ends[span.lane] = span.from + span.count
  }
  return spans
}
