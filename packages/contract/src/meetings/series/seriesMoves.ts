import { addDays, addMonths, dayDifference, type IsoDay, monthOf } from '#core/days.ts'
import type { MeetingFields } from '#meetings/schema.ts'
import { daysOf, firstDayOf, occurrenceOn, untilOf } from './occurrences.ts'
import {
  choiceOf,
  patternsOf,
  type RecurrenceChoice,
  type RecurrencePattern,
  ruleOf,
} from './recurrenceRule.ts'

/** A series on its new days: the first day is always a day of the rule. */
interface MovedSeries {
  pattern: RecurrencePattern
  /** The new day of the occurrence that the person moved: the words of the pattern are made for it. */
  on: IsoDay
  day: IsoDay
  rule: string
}

/**
 * The series that "move all" may mean. One, where a rule has exactly the old days plus as many days as the one occurrence
 * was moved by. Otherwise the patterns of the new day, the present one first, for the person to choose: a rule for "the day
 * before the second Tuesday" does not exist. Empty for a meeting without a rule.
 *
 * @param originalDay The day of the rule whose occurrence is moved.
 * @param day Its new day.
 */
export function movesOf(meeting: MeetingFields, originalDay: IsoDay, day: IsoDay): MovedSeries[] {
  const { recurrence } = meeting
  const choice = recurrence && choiceOf(recurrence.rule)
  const shown = occurrenceOn(meeting, originalDay)
  if (!choice || !shown) return []
  const by = dayDifference(shown.day, day)
  if (by === 0) return [{ pattern: choice.pattern, on: originalDay, day: meeting.day, rule: recurrence.rule }]
  const on = addDays(originalDay, by)
  const days = daysOf(meeting)
  const moved = days.map((old) => addDays(old, by))
  const isExact = (one: MovedSeries) =>
    daysOf({ day: one.day, recurrence: { rule: one.rule, changes: [] } }).join() === moved.join()
  if (!choice.pattern.startsWith('monthly')) {
    const later = laterBy(meeting.day, choice, by)
    const exact = { pattern: later.pattern, on, day: later.day, rule: ruleOf(later, later.day) }
    if (choice.pattern !== 'weekdays' || by % 7 === 0) return [exact]
    return [onWorkdays(choice, days, { originalDay, on }), exact]
  }
  const patterns = patternsOf(on).filter((pattern) => pattern.startsWith('monthly'))
  const inOrder = [...new Set([choice.pattern, ...patterns])].filter((pattern) => patterns.includes(pattern))
  const moves = inOrder.map((pattern) =>
    inMonths({ ...choice, pattern }, days, { originalDay, on, until: untilAfter(choice, by) }),
  )
  const exact = moves.find(isExact)
  return exact ? [exact] : moves
}

const untilAfter = ({ end }: RecurrenceChoice, by: number) =>
  'until' in end ? addDays(end.until, by) : undefined

/** A daily or weekly choice whose days are all later by a number of days: its weeks begin later too. */
function laterBy(first: IsoDay, choice: RecurrenceChoice, by: number): RecurrenceChoice & { day: IsoDay } {
  const { pattern, end, weekStart = 1 } = choice
  const weekday = (number: number) => ((((number - 1 + by) % 7) + 7) % 7) + 1
  const isOtherDays = pattern === 'weekdays' && by % 7 !== 0
  const before = isOtherDays ? [1, 2, 3, 4, 5] : choice.weekdays
  const until = untilAfter(choice, by)
  return {
    pattern: isOtherDays ? 'weekly' : pattern,
    weekdays: before.map(weekday).sort((one, other) => one - other),
    weekStart: weekday(weekStart),
    end: until === undefined ? end : { until },
    day: addDays(first, by),
  }
}

interface Anchor {
  originalDay: IsoDay
  on: IsoDay
}

/** From Monday to Friday, with the moved occurrence on its new day, or on the next Monday. */
function onWorkdays(
  choice: RecurrenceChoice,
  days: readonly IsoDay[],
  { originalDay, on }: Anchor,
): MovedSeries {
  const endless = ruleOf({ ...choice, end: { count: 1 } }, on)
  let day = firstDayOf(endless, on)
  for (let left = days.indexOf(originalDay); left > 0; left--)
    do day = addDays(day, -1)
    while (firstDayOf(endless, day) !== day)
  return { pattern: 'weekdays', on, day, rule: withNumberOf(days, choice, day, day) }
}

/** Once a month, in as many months before and after the moved occurrence as now. */
function inMonths(
  choice: RecurrenceChoice,
  days: readonly IsoDay[],
  { originalDay, on, until }: Anchor & { until: IsoDay | undefined },
): MovedSeries {
  const month = monthOf(addMonths(`${monthOf(on)}-01`, -days.indexOf(originalDay)))
  const day = firstDayOf(ruleOf(choice, on), `${month}-01`)
  return { pattern: choice.pattern, on, day, rule: withNumberOf(days, choice, day, on, until) }
}

/** The rule with as many days as before. It ends on a day where it did, on the wished one if that is right. */
function withNumberOf(
  { length: count }: readonly IsoDay[],
  choice: RecurrenceChoice,
  day: IsoDay,
  on: IsoDay,
  wished?: IsoDay,
): string {
  const counted = ruleOf({ ...choice, end: { count } }, on)
  if ('count' in choice.end) return ruleOf(choice, on)
  const daysOfRule = (rule: string) => daysOf({ day, recurrence: { rule, changes: [] } })
  const untilWished = wished && ruleOf({ ...choice, end: { until: untilOf({ until: wished }, day) } }, on)
  if (untilWished && daysOfRule(untilWished).length === count) return untilWished
  return ruleOf({ ...choice, end: { until: daysOfRule(counted).at(-1) ?? day } }, on)
}
