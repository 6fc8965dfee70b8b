import { addDays, dayOfMonth, type IsoDay, isIsoDay, monthOf, weekdayOf } from '#core/days.ts'

/**
 * How a series repeats. `monthlyByDate` is the same date in every month, or the last day of a shorter month;
 * `monthlyByWeekday` is for example the second Tuesday, `monthlyByLastWeekday` the last Friday of the month.
 */
export const recurrencePatterns = [
  'daily',
  'weekdays',
  'weekly',
  'biweekly',
  'monthlyByDate',
  'monthlyByWeekday',
  'monthlyByLastWeekday',
] as const

export type RecurrencePattern = (typeof recurrencePatterns)[number]

/** A repetition as a person chooses it; `ruleOf` writes its rule. */
export interface RecurrenceChoice {
  pattern: RecurrencePattern
  /** For `weekly` and `biweekly`: ISO numbers, 1 is Monday, sorted. Empty for the other patterns. */
  weekdays: readonly number[]
  /** The first day of the weeks that `biweekly` counts; Monday when left out. */
  weekStart?: number | undefined
  /** The last possible day, or the number of meetings. */
  end: { until: IsoDay } | { count: number }
}

const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const workdays = 'MO,TU,WE,TH,FR'

/** The patterns that a day allows: the fifth Tuesday is only the last one, the second one is not the last. */
export const patternsOf = (day: IsoDay): RecurrencePattern[] =>
  recurrencePatterns.filter((pattern) => {
    if (pattern === 'weekdays') return weekdayOf(day) < 6
    if (pattern === 'monthlyByWeekday') return ordinalOf(day) < 5
    return pattern !== 'monthlyByLastWeekday' || isLastOfItsKind(day)
  })

/** Which Tuesday of the month a Tuesday is: 1 to 5. */
const ordinalOf = (day: IsoDay): number => Math.ceil(dayOfMonth(day) / 7)

const ordinals = ['first', 'second', 'third', 'fourth', 'last'] as const

/** How a monthly series names its day: by the date, or by the weekday and its place in the month. */
export function monthlyPlaceOf(
  pattern: RecurrencePattern,
  day: IsoDay,
): { date: number } | { weekday: number; ordinal: (typeof ordinals)[number] } {
  if (pattern === 'monthlyByDate') return { date: dayOfMonth(day) }
  const place = pattern === 'monthlyByWeekday' ? Math.min(ordinalOf(day), 5) : 5
  return { weekday: weekdayOf(day), ordinal: ordinals[place - 1] ?? 'last' }
}

const isLastOfItsKind = (day: IsoDay) => monthOf(addDays(day, 7)) !== monthOf(day)

/** The rule of a choice for a series whose first meeting is on a day. */
export function ruleOf(choice: RecurrenceChoice, day: IsoDay): string {
  const { end } = choice
  const ending = 'until' in end ? `UNTIL=${end.until.replaceAll('-', '')}` : `COUNT=${end.count}`
  return `${beginningOf(choice, day)};${ending}`
}

function beginningOf({ pattern, weekdays, weekStart = 1 }: RecurrenceChoice, day: IsoDay): string {
  const weekday = names[weekdayOf(day) - 1]
  const chosen = weekdays.length > 0 ? weekdays.map((number) => names[number - 1]).join() : weekday
  switch (pattern) {
    case 'daily':
      return 'FREQ=DAILY'
    case 'weekdays':
      return `FREQ=WEEKLY;BYDAY=${workdays}`
    case 'weekly':
      return `FREQ=WEEKLY;BYDAY=${chosen}`
    case 'biweekly': {
      // Where the weeks begin makes a difference only between several days.
      const start = weekdays.length > 1 && weekStart !== 1 ? `WKST=${names[weekStart - 1]};` : ''
      return `FREQ=WEEKLY;INTERVAL=2;${start}BYDAY=${chosen}`
    }
    case 'monthlyByDate':
      return `FREQ=MONTHLY;${dateOf(dayOfMonth(day))}`
    case 'monthlyByWeekday':
      return `FREQ=MONTHLY;BYDAY=${ordinalOf(day) < 5 ? ordinalOf(day) : -1}${weekday}`
    case 'monthlyByLastWeekday':
      return `FREQ=MONTHLY;BYDAY=-1${weekday}`
  }
}

/** Of the dates up to the chosen one the last that a month has: February too has a meeting on the 30th. */
const dateOf = (date: number) => {
  if (date < 29) return `BYMONTHDAY=${date}`
  return date === 31 ? 'BYMONTHDAY=-1' : `BYMONTHDAY=${date === 29 ? '28,29' : '28,29,30'};BYSETPOS=-1`
}

const weekday = '(?:MO|TU|WE|TH|FR|SA|SU)'

/** The parts of the rules that `ruleOf` writes, and nothing else. */
const ruleParts = new RegExp(
  '^(?:(?<daily>FREQ=DAILY)' +
    `|FREQ=WEEKLY;(?<biweekly>INTERVAL=2;(?:WKST=(?<start>${weekday});)?)?BYDAY=(?<days>${weekday}(?:,${weekday}){0,6})` +
    '|FREQ=MONTHLY;(?:BYMONTHDAY=(?<date>[1-9]|1\\d|2[0-8]|-1|28,29(?:,30)?;BYSETPOS=-1)' +
    `|BYDAY=(?:[1-4]|(?<last>-1))${weekday}))` +
    ';(?:UNTIL=(?<until>\\d{8})|COUNT=(?<count>[1-9]\\d{0,2}))$',
)

/** The choice that a rule was written from; `undefined` for any rule that `ruleOf` does not write. */
export function choiceOf(rule: string): RecurrenceChoice | undefined {
  const { daily, biweekly, start, days, date, last, until, count } = ruleParts.exec(rule)?.groups ?? {}
  const untilDay = until?.replace(/^(....)(..)(..)$/, '$1-$2-$3')
  const end = isIsoDay(untilDay) ? { until: untilDay } : count && { count: Number(count) }
  if (!end) return undefined
  if (daily) return { pattern: 'daily', weekdays: [], end }
  if (days === workdays && !biweekly) return { pattern: 'weekdays', weekdays: [], end }
  if (days) {
    const weekdays = days.split(',').map((name) => names.indexOf(name) + 1)
    const isSorted = weekdays.every((number, place) => place === 0 || number > Number(weekdays[place - 1]))
    if (!isSorted) return undefined
    const weekStart = start && { weekStart: names.indexOf(start) + 1 }
    return { pattern: biweekly ? 'biweekly' : 'weekly', weekdays, ...weekStart, end }
  }
  if (date) return { pattern: 'monthlyByDate', weekdays: [], end }
  return { pattern: last ? 'monthlyByLastWeekday' : 'monthlyByWeekday', weekdays: [], end }
}

/**
 * Whether a rule, from a day on, certainly spans more than a number of days. A cheap bound from below for input from
 * outside; the form counts exactly.
 */
export function isLongerThan(rule: string, day: IsoDay, days: number): boolean {
  const choice = choiceOf(rule)
  if (!choice) return false
  const { pattern, weekdays, end } = choice
  if ('until' in end) return end.until > addDays(day, days)
  const steps = end.count - 1
  if (pattern === 'daily') return steps > days
  if (pattern === 'weekdays') return Math.floor(steps / 5) * 7 > days
  const weeks = Math.floor(steps / weekdays.length)
  if (pattern === 'weekly') return weeks * 7 > days
  return pattern === 'biweekly' ? weeks * 14 - 7 > days : steps * 28 > days
}
