import { limits } from '@atrium/contract/core'
import { addDays, type IsoDay, weekdayOf } from '@atrium/contract/days'
import { type Recurrence, readMeetingDate, writeMeetingDate } from '@atrium/contract/meetings'
import {
  choiceOf,
  daysOf,
  firstDayOf,
  type RecurrenceChoice,
  type RecurrencePattern,
  recurrencePatterns,
  ruleOf,
} from '@atrium/contract/meetings/series'
import type { MeetingValues } from '@atrium/ui/meeting'

type RepeatValues = Pick<
  MeetingValues,
  'repeats' | 'weekdays' | 'weekStart' | 'ending' | 'until' | 'count' | 'dayChanges'
>

/** The values of a meeting that does not repeat. */
export const noRepeat: RepeatValues = {
  repeats: '',
  weekdays: [],
  ending: 'until',
  until: '',
  count: '10',
  dayChanges: [],
}

/** The repetition of a meeting on a day as values of the form. */
export function repeatOf(recurrence: Recurrence | undefined, day: IsoDay): RepeatValues {
  const choice = recurrence && choiceOf(recurrence.rule)
  if (!choice) return noRepeat
  const { pattern, weekdays, weekStart, end } = choice
  const isOwn = weekdays.length === 1 && weekdays[0] === weekdayOf(day)
  return {
    ...noRepeat,
    repeats: pattern,
    weekdays: isOwn ? [] : weekdays,
    ...(weekStart && { weekStart }),
    ...('until' in end
      ? { until: writeMeetingDate(end.until) }
      : { ending: 'count' as const, count: String(end.count) }),
  }
}

const isPattern = (text: string): text is RecurrencePattern =>
  (recurrencePatterns as readonly string[]).includes(text)

/** Whether a pattern lets choose its weekdays. */
export const hasWeekdays = (pattern: string): boolean => pattern === 'weekly' || pattern === 'biweekly'

/** Why the values are no repetition: messages by field of the form. */
export function repeatErrors(values: RepeatValues & Pick<MeetingValues, 'day'>): Record<string, string> {
  if (!isPattern(values.repeats)) return {}
  const day = readMeetingDate(values.day)
  if (values.ending === 'count') {
    if (!/^[1-9]\d{0,2}$/.test(values.count.trim())) return { count: 'meetingCountInvalid' }
    const made = day && seriesFrom(values, values.repeats, day)
    // The limit of days leaves out the last ones.
    return made && daysOf(made).length < Number(values.count) ? { count: 'recurrenceTooLong' } : {}
  }
  const until = readMeetingDate(values.until)
  if (!until) return { until: values.until.trim() ? 'dateInvalid' : 'dateRequired' }
  if (day && until < day) return { until: 'lastDayTooEarly' }
  return day && until > addDays(day, limits.recurrenceDays) ? { until: 'recurrenceTooLong' } : {}
}

type SeriesValues = RepeatValues & Pick<MeetingValues, 'day' | 'start' | 'end'>

/** The weekdays of the values: those of the day until others are chosen. */
export const weekdaysOf = ({ repeats, weekdays }: RepeatValues, day: IsoDay): readonly number[] => {
  if (!hasWeekdays(repeats)) return []
  return weekdays.length > 0 ? weekdays : [weekdayOf(day)]
}

function seriesFrom(values: RepeatValues, pattern: RecurrencePattern, typed: IsoDay) {
  const until = readMeetingDate(values.until)
  const choice: RecurrenceChoice = {
    pattern,
    weekdays: weekdaysOf(values, typed),
    // A field of a form without a value has an empty text.
    weekStart: values.weekStart || undefined,
    end: values.ending === 'until' && until ? { until } : { count: Number(values.count) },
  }
  const rule = ruleOf(choice, typed)
  return { day: firstDayOf(rule, typed), recurrence: { rule, changes: [] } }
}

/** The first day and the rule of the values; `undefined` for a meeting that does not repeat, and while something is wrong. */
export function seriesOf(values: SeriesValues): { day: IsoDay; recurrence: Recurrence } | undefined {
  const day = readMeetingDate(values.day)
  if (!day || !isPattern(values.repeats) || Object.keys(repeatErrors(values)).length > 0) return undefined
  const made = seriesFrom(values, values.repeats, day)
  const days = new Set(daysOf(made))
  // A decision about a day that the rule does not have any more has no effect.
  const changes = changesOf(values).filter((change) => days.has(change.day))
  return { ...made, recurrence: { ...made.recurrence, changes } }
}

/** The skipped and moved meetings of the values, sorted by day. */
export const changesOf = ({
  dayChanges,
  start,
  end,
}: Pick<MeetingValues, 'dayChanges' | 'start' | 'end'>): Recurrence['changes'] =>
  dayChanges
    .map(({ day, to }): Recurrence['changes'][number] =>
      to === undefined ? { day, isCancelled: true } : { day, fields: { day: to, start, end } },
    )
    .sort((one, other) => (one.day < other.day ? -1 : 1))

/** Whether two values repeat in the same way. */
export const isSameRepeat = (one: RepeatValues, other: RepeatValues): boolean =>
  one.repeats === other.repeats &&
  one.weekdays.join() === other.weekdays.join() &&
  one.ending === other.ending &&
  (one.ending === 'until' ? one.until.trim() === other.until.trim() : one.count === other.count)
