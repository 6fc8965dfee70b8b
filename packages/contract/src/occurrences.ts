import { RRule } from 'rrule/dist/esm/rrule.js'
import { addDays, type IsoDay, startOfDay, utcDayOf, weekdayOf } from './days.ts'
import { limits } from './limits.ts'
import type { Meeting, OccurrenceChange } from './meetings.ts'
import { choiceOf, type RecurrenceChoice } from './recurrenceRule.ts'

/** The parts of a meeting that its occurrences depend on. */
export type Series = Pick<Meeting, 'day' | 'start' | 'end' | 'title' | 'notes' | 'recurrence'>

/** One meeting of a series, as it takes place. */
export interface Occurrence extends Pick<Meeting, 'day' | 'start' | 'end' | 'title' | 'notes'> {
  /** The day on which the rule has it: its name, which stays when the occurrence is moved. */
  originalDay: IsoDay
}

/** The days of the last rules: a series is expanded once, and its week is shown many times. */
const expanded = new Map<string, readonly IsoDay[]>()
const maxExpanded = 2000

/**
 * The days on which a rule has a meeting, from the first day on, which is always one of them. Never more than
 * `limits.recurrenceDays` later; a rule that `ruleOf` does not write has the first day only.
 */
export function daysOf({ day, recurrence }: Pick<Series, 'day' | 'recurrence'>): readonly IsoDay[] {
  if (!recurrence) return [day]
  const key = `${day} ${recurrence.rule}`
  const known = expanded.get(key)
  if (known) return known
  if (expanded.size >= maxExpanded) expanded.clear()
  const days = expand(day, recurrence.rule)
  expanded.set(key, days)
  return days
}

function expand(day: IsoDay, rule: string): IsoDay[] {
  const choice = choiceOf(rule)
  if (!choice) return [day]
  const { end } = choice
  // The limit stands beside COUNT: the library ends at whichever comes first.
  const until = untilOf(end, day)
  const dates = new RRule(
    { ...RRule.parseString(rule), dtstart: startOfDay(day), until: startOfDay(until) },
    true,
  ).all()
  const days = dates.map(utcDayOf)
  if (days[0] === day) return days
  // RFC 5545, 3.8.5.3: DTSTART is always the first instance, and COUNT counts it.
  return [day, ...days].slice(0, 'count' in end ? end.count : undefined)
}

/** The day after which a series has no occurrence. */
export function untilOf(end: RecurrenceChoice['end'], day: IsoDay): IsoDay {
  const latest = addDays(day, limits.recurrenceDays)
  return 'until' in end && end.until < latest ? end.until : latest
}

/** The occurrence on a day of the rule; `undefined` when it is cancelled, or when the rule does not have that day. */
export function occurrenceOn(meeting: Series, originalDay: IsoDay): Occurrence | undefined {
  if (!daysOf(meeting).includes(originalDay)) return undefined
  return occurrence(meeting, originalDay, changeOn(meeting, originalDay))
}

const changeOn = ({ recurrence }: Series, day: IsoDay) =>
  recurrence?.changes.find((change) => change.day === day)

function occurrence(
  { start, end, title, notes }: Series,
  originalDay: IsoDay,
  change: OccurrenceChange | undefined,
): Occurrence | undefined {
  if (change?.isCancelled) return undefined
  const { title: newTitle = title, notes: newNotes = notes, ...time } = change?.fields ?? {}
  return { originalDay, day: originalDay, start, end, ...time, title: newTitle, notes: newNotes }
}

/**
 * The occurrences on the days from `first` to `last`, as they take place: cancelled ones are left out, moved ones stand
 * on their new day. A meeting that does not repeat is its own occurrence. Sorted by day and start.
 */
export function occurrencesIn(meeting: Series, first: IsoDay, last: IsoDay): Occurrence[] {
  const isIn = (day: IsoDay) => first <= day && day <= last
  if (!meeting.recurrence) {
    const own = isIn(meeting.day) && occurrence(meeting, meeting.day, undefined)
    return own ? [own] : []
  }
  const days = daysOf(meeting)
  const changes = new Map(meeting.recurrence.changes.map((change) => [change.day, change]))
  const found: Occurrence[] = []
  const add = (day: IsoDay) => {
    const made = occurrence(meeting, day, changes.get(day))
    if (made) found.push(made)
  }
  for (const day of days) {
    if (day > last) break
    if (day >= first && !changes.has(day)) add(day)
  }
  for (const { day, fields } of changes.values())
    if (fields && isIn(fields.day) && days.includes(day)) add(day)
  return found.sort(byTime)
}

const byTime = (one: Occurrence, other: Occurrence) => {
  const [before, after] = [`${one.day} ${one.start}`, `${other.day} ${other.start}`]
  return before < after ? -1 : Number(before > after)
}

/** All occurrences of a meeting, as they take place. */
export const allOccurrences = (meeting: Series): Occurrence[] =>
  occurrencesIn(meeting, '0000-01-01', '9999-12-31')

/** The first and the last day on which a meeting takes place; its own day when all its occurrences are cancelled. */
export function spanOf(meeting: Series): { first: IsoDay; last: IsoDay } {
  const all = allOccurrences(meeting)
  return { first: all[0]?.day ?? meeting.day, last: all.at(-1)?.day ?? meeting.day }
}

/** The last day on which a meeting takes place. */
export const lastDayOf = (meeting: Series): IsoDay => spanOf(meeting).last

/** The first day from `day` on that a choice allows: the first day of a series. */
export function firstDayOf(choice: RecurrenceChoice, day: IsoDay): IsoDay {
  const allowed = allowedWeekdays(choice)
  let first = day
  while (allowed.length > 0 && !allowed.includes(weekdayOf(first))) first = addDays(first, 1)
  return first
}

const allowedWeekdays = ({ pattern, weekdays }: RecurrenceChoice): readonly number[] =>
  pattern === 'weekdays' ? [1, 2, 3, 4, 5] : weekdays
