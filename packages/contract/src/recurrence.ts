import { RRule } from 'rrule/dist/esm/rrule.js'
import { addDays, type IsoDay, startOfDay, utcDayOf, weekdayOf } from './days.ts'
import { limits } from './limits.ts'
import type { Meeting, MeetingFields, OccurrenceChange, OccurrenceFields, Recurrence } from './meetings.ts'
import { choiceOf, type RecurrenceChoice, ruleOf } from './recurrenceRule.ts'

export {
  choiceOf,
  ordinalOf,
  patternsOf,
  type RecurrenceChoice,
  type RecurrencePattern,
  recurrencePatterns,
  ruleOf,
} from './recurrenceRule.ts'

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
function untilOf(end: RecurrenceChoice['end'], day: IsoDay): IsoDay {
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

/** A series without its occurrence on a day of the rule. */
export const withoutOccurrence = (meeting: Series, originalDay: IsoDay): Recurrence | undefined =>
  withChange(meeting, { day: originalDay, isCancelled: true })

/** A series whose occurrence on a day of the rule takes place at another time, or has another title or other notes. */
export function withChangedOccurrence(
  meeting: Series,
  originalDay: IsoDay,
  { day, start, end, title, notes }: OccurrenceFields,
): Recurrence | undefined {
  const isAsPlanned = day === originalDay && start === meeting.start && end === meeting.end
  const texts = {
    ...(title !== undefined && title !== meeting.title && { title }),
    ...(notes !== undefined && notes !== meeting.notes && { notes }),
  }
  if (isAsPlanned && Object.keys(texts).length === 0) return withChange(meeting, undefined, originalDay)
  return withChange(meeting, { day: originalDay, fields: { day, start, end, ...texts } })
}

function withChange(
  { recurrence }: Series,
  change: OccurrenceChange | undefined,
  day = change?.day,
): Recurrence | undefined {
  if (!recurrence) return undefined
  const changes = recurrence.changes.filter((other) => other.day !== day)
  if (change) changes.push(change)
  return { ...recurrence, changes: sorted(changes) }
}

const sorted = (changes: OccurrenceChange[]) =>
  changes.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))

/**
 * A series in two: what stays of it before a day of its rule, and the fields of a new series from that day on. Each
 * changed or cancelled occurrence stays in its part. `undefined` for its first day, or a day that the rule does not have.
 */
export function splitAt<Fields extends MeetingFields>(
  { recurrence, ...fields }: Fields,
  originalDay: IsoDay,
): { before: Recurrence; rest: Omit<Fields, 'recurrence'> & { recurrence: Recurrence } } | undefined {
  const choice = recurrence && choiceOf(recurrence.rule)
  if (!recurrence || !choice) return undefined
  const days = daysOf({ day: fields.day, recurrence })
  const place = days.indexOf(originalDay)
  if (place < 1) return undefined
  const { end } = choice
  const changes = (isBefore: boolean) =>
    recurrence.changes.filter(({ day }) => day < originalDay === isBefore)
  return {
    before: {
      rule: withEnd(recurrence.rule, { until: addDays(originalDay, -1) }),
      changes: changes(true),
    },
    rest: {
      ...fields,
      day: originalDay,
      recurrence: {
        rule: withEnd(
          recurrence.rule,
          'count' in end ? { count: days.length - place } : { until: untilOf(end, fields.day) },
        ),
        changes: changes(false),
      },
    },
  }
}

/** The same rule with another end. */
const withEnd = (rule: string, end: RecurrenceChoice['end']) =>
  rule.replace(
    /(UNTIL|COUNT)=\d+$/,
    'until' in end ? `UNTIL=${end.until.replaceAll('-', '')}` : `COUNT=${end.count}`,
  )

const dayNumber = (day: IsoDay) => startOfDay(day).getTime() / 86_400_000

/**
 * The fields of a whole series after a person has changed one of its occurrences and chosen to change all. Changed and
 * cancelled occurrences survive: with a new day the next ones in order take their place, with a new rule those stay whose
 * day the rule still has; a time, title or notes of their own stay, what they share with the series changes with it.
 *
 * @param fields What the person has changed: `day` is the new day of that occurrence, `recurrence` the new rule, made for that
 *   day, with changes of further days. Without a rule the series becomes the one meeting.
 */
export function changeAll(
  meeting: MeetingFields,
  originalDay: IsoDay,
  fields: Partial<MeetingFields>,
): Partial<MeetingFields> {
  const { recurrence } = meeting
  const shown = occurrenceOn(meeting, originalDay)
  if (!recurrence || !shown) return fields
  if ('recurrence' in fields && !fields.recurrence)
    return { ...fields, day: fields.day ?? shown.day, recurrence: undefined }
  const by = fields.day === undefined ? 0 : dayNumber(fields.day) - dayNumber(shown.day)
  const isOtherRule = fields.recurrence !== undefined && fields.recurrence.rule !== recurrence.rule
  const moved = addDays(meeting.day, by)
  const rule = isOtherRule ? fields.recurrence?.rule : shifted(recurrence.rule, moved, by)
  const choice = rule === undefined ? undefined : choiceOf(rule)
  if (rule === undefined || !choice) return fields
  const day = firstDayOf(choice, moved)
  const next = { ...meeting, ...fields, day, recurrence: { rule, changes: [] } }
  const [daysBefore, daysAfter] = [daysOf(meeting), daysOf(next)]
  const newDayOf = (old: IsoDay) =>
    isOtherRule ? daysAfter.find((other) => other === addDays(old, by)) : daysAfter[daysBefore.indexOf(old)]
  const changes = recurrence.changes.flatMap((change): OccurrenceChange[] => {
    const newDay = newDayOf(change.day)
    if (newDay === undefined) return []
    if (!change.fields) return [{ day: newDay, isCancelled: true }]
    const followed = follow(change, meeting, next, newDay, change.day === originalDay ? fields : {})
    return followed ? [{ day: newDay, fields: followed }] : []
  })
  const taken = new Set(changes.map((change) => change.day))
  for (const change of fields.recurrence?.changes ?? [])
    if (!taken.has(change.day) && daysAfter.includes(change.day)) changes.push(change)
  return { ...fields, day, recurrence: { rule, changes: sorted(changes) } }
}

/** What a changed occurrence keeps when its series changes; `undefined` when that is nothing. */
function follow(
  { day, fields }: Extract<OccurrenceChange, { fields: OccurrenceFields }>,
  before: MeetingFields,
  after: MeetingFields,
  newDay: IsoDay,
  edited: Partial<MeetingFields>,
): OccurrenceFields | undefined {
  const isAtTime = fields.start === before.start && fields.end === before.end
  const isTimeEdited = edited.start !== undefined || edited.end !== undefined
  const { start, end } = isAtTime || isTimeEdited ? after : fields
  const place = fields.day === day || edited.day !== undefined ? newDay : fields.day
  const own = (key: 'title' | 'notes') => (edited[key] === undefined ? fields[key] : undefined)
  const [title, notes] = [own('title'), own('notes')]
  const texts = {
    ...(title !== undefined && title !== after.title && { title }),
    ...(notes !== undefined && notes !== after.notes && { notes }),
  }
  const isPlain = place === newDay && start === after.start && end === after.end
  return isPlain && Object.keys(texts).length === 0 ? undefined : { day: place, start, end, ...texts }
}

/** The same rule for a series that begins a number of days later, on a day. */
function shifted(rule: string, day: IsoDay, by: number): string {
  const choice = choiceOf(rule)
  if (!choice || by === 0) return rule
  const { pattern, weekdays, end } = choice
  const later = weekdays
    .map((number) => ((((number - 1 + by) % 7) + 7) % 7) + 1)
    .sort((one, other) => one - other)
  const newEnd = 'until' in end ? { until: addDays(end.until, by) } : end
  return ruleOf({ pattern, weekdays: later, end: newEnd }, day)
}
