import { RRule } from 'rrule/dist/esm/rrule.js'
import { addDays, type IsoDay, startOfDay, utcDayOf } from '#core/days.ts'
import { limits } from '#core/limits.ts'
import type { Meeting, Recurrence } from '#meetings/schema.ts'
import { choiceOf, type RecurrenceChoice } from './recurrenceRule.ts'

/** The parts of a meeting that its occurrences depend on. */
export type Series = Pick<Meeting, 'day' | 'start' | 'end' | 'title' | 'notes' | 'recurrence'>

/** One meeting of a series, as it takes place. */
interface Occurrence extends Pick<Meeting, 'day' | 'start' | 'end' | 'title' | 'notes'> {
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
  const days = expanded.get(key) ?? expand(day, recurrence.rule)
  // The map keeps its keys in the order of their last use: the first one is the least recently used (LRU).
  expanded.delete(key)
  expanded.set(key, days)
  const [oldest] = expanded.keys()
  if (expanded.size > maxExpanded && oldest !== undefined) expanded.delete(oldest)
  return days
}

function expand(day: IsoDay, rule: string): IsoDay[] {
  const choice = choiceOf(rule)
  if (!choice) return [day]
  const { end } = choice
  // The limit is set beside COUNT: the library ends at the first of both.
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
  change: Recurrence['changes'][number] | undefined,
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
  const changes = changesOf(meeting.recurrence)
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
  return changes.size > 0 ? found.sort(byTime) : found
}

const changesOf = ({ changes }: Recurrence) => new Map(changes.map((change) => [change.day, change]))

const byTime = (one: Occurrence, other: Occurrence) => {
  const [before, after] = [`${one.day} ${one.start}`, `${other.day} ${other.start}`]
  return before < after ? -1 : Number(before > after)
}

const endOfTime: IsoDay = '9999-12-31'

/** All occurrences of a meeting, as they take place. */
export const allOccurrences = (meeting: Series): Occurrence[] =>
  occurrencesIn(meeting, '0000-01-01', endOfTime)

/** The first occurrence on a day or later, as they take place; `undefined` when there is none any more. */
export function nextOccurrence(meeting: Series, from: IsoDay): Occurrence | undefined {
  const changed = new Set(meeting.recurrence?.changes.map(({ day }) => day))
  // Only a moved occurrence can come before the next day of the rule.
  const next = daysOf(meeting).find((day) => day >= from && !changed.has(day))
  return occurrencesIn(meeting, from, next ?? endOfTime)[0]
}

/** The first and the last day on which a meeting takes place; its own day when all its occurrences are cancelled. */
export function spanOf({ day, recurrence }: Pick<Series, 'day' | 'recurrence'>): {
  first: IsoDay
  last: IsoDay
} {
  if (!recurrence) return { first: day, last: day }
  const days = daysOf({ day, recurrence })
  const changes = changesOf(recurrence)
  const isKept = (one: IsoDay) => !changes.has(one)
  const known = new Set(days)
  const moved = recurrence.changes.flatMap(({ day, fields }) => (fields && known.has(day) ? fields.day : []))
  const ends = [days.find(isKept), days.findLast(isKept), ...moved].filter((one) => one !== undefined).sort()
  return { first: ends[0] ?? day, last: ends.at(-1) ?? day }
}

/** The last day on which a meeting takes place. */
export const lastDayOf = (meeting: Pick<Series, 'day' | 'recurrence'>): IsoDay => spanOf(meeting).last

/** The first day from `day` on that a rule allows, whatever its end: the first day of a series. */
export function firstDayOf(rule: string, day: IsoDay): IsoDay {
  // Every second week begins with the week of its first day.
  const { until: _until, interval: _interval, ...options } = RRule.parseString(rule)
  const [first] = new RRule({ ...options, dtstart: startOfDay(day), count: 1 }, true).all()
  return first ? utcDayOf(first) : day
}
