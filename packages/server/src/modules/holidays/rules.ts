import type { IsoDay } from '@atrium/contract/days'
import { addDays, isWeekend, yearOf } from '@atrium/contract/days'
import { moonDays } from './moonDays.ts'
import { type Exchange, exchanges, fixedHolidays, type HolidayName } from './tables.ts'

/** One day of the calendar. */
export interface CalendarDay {
  day: IsoDay
  /** Several when holidays coincide. */
  names: HolidayName[]
  /** A day off in place of a holiday on a weekend or on another day off; or a working day in place of a day off. */
  isMoved: boolean
  /** Named but a working day. */
  isWorkingDay: boolean
  /** An estimate from the Islamic calendar, before the decision is announced. */
  isEstimate: boolean
}

/** A holiday on its own date, before any day moves. */
interface Occasion {
  day: IsoDay
  name: HolidayName
  isMoon: boolean
  isEstimate: boolean
  isNeverMoved: boolean
  isWorkingDay: boolean
}

/** The dates of the holidays of a year, before any day moves. */
function occasionsOf(year: number): Occasion[] {
  const fixed = fixedHolidays.flatMap(({ name, days, since = year, ...kind }) =>
    year < since
      ? []
      : days.map((date) => ({ ...ordinary, ...kind, day: `${year}-${date}`, name, isMoon: false })),
  )
  const moon = (['ramazan', 'qurban'] as const).flatMap((name) =>
    moonDays(name, year).flatMap(({ first, isEstimate }) =>
      [first, addDays(first, 1)].map((day) => ({ ...ordinary, day, name, isMoon: true, isEstimate })),
    ),
  )
  return [...fixed, ...moon]
}

const ordinary = { isEstimate: false, isNeverMoved: false, isWorkingDay: false }

/**
 * The days off and the named working days of a year, by article 105 of the Labour Code, sorted, one entry for each
 * day.
 *
 * - Part 5: a day off on a Saturday or Sunday moves to the next day that is neither a weekend nor off already.
 * - Part 6: when Ramazan or Qurban coincides with another day off, the next working day is off instead.
 */
export function holidaysOf(year: number, decisions: readonly Exchange[] = exchanges): CalendarDay[] {
  // Neighbouring years count: 31 December moves into January and skips the days off there.
  const occasions = [year - 1, year, year + 1].flatMap(occasionsOf).sort(byDay)
  const found = new Map<IsoDay, CalendarDay>()
  for (const { day, name, isWorkingDay, isEstimate } of occasions) {
    const known = found.get(day)
    found.set(day, {
      day,
      names: [...(known?.names ?? []), name],
      isMoved: false,
      isWorkingDay: isWorkingDay && (known?.isWorkingDay ?? true),
      isEstimate: isEstimate || (known?.isEstimate ?? false),
    })
  }
  const isOff = (day: IsoDay) => found.get(day)?.isWorkingDay === false
  const meets = ({ day, isMoon }: Occasion) =>
    isMoon && occasions.some((other) => other.day === day && !other.isMoon && !other.isWorkingDay)
  const days = occasions.filter((occasion) => !occasion.isWorkingDay)
  const moving = [
    ...days.filter((one) => isWeekend(one.day) && !one.isNeverMoved && !meets(one)),
    ...days.filter(meets),
  ]
  for (const { day: from, name, isEstimate } of moving) {
    let day = addDays(from, 1)
    while (isWeekend(day) || isOff(day)) day = addDays(day, 1)
    // A named working day keeps its name beside the name of the holiday.
    const names = [name, ...(found.get(day)?.names ?? [])]
    found.set(day, { day, names, isMoved: true, isWorkingDay: false, isEstimate })
  }
  for (const { dayOff, workingDay } of decisions) {
    if (!isOff(dayOff)) found.set(dayOff, { ...decided, day: dayOff, names: ['dayOff'] })
    const worked = { isMoved: true, isWorkingDay: true }
    found.set(workingDay, { ...decided, ...worked, day: workingDay, names: ['workingDay'] })
  }
  return [...found.values()].filter(({ day }) => yearOf(day) === year).sort(byDay)
}

const decided = { isMoved: false, isWorkingDay: false, isEstimate: false }

const byDay = (one: { day: IsoDay }, other: { day: IsoDay }) =>
  one.day < other.day ? -1 : Number(one.day > other.day)
