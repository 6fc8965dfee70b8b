import { everyMonthName } from './dates.ts'
import { dayDifference, type IsoDay, isIsoDay, yearOf } from './days.ts'

interface TypedDayOptions {
  /** A day without a year is the nearest one to it. */
  today: IsoDay
  /** The last day that can be meant: `27.11.91` is of 1991 where 2091 is later. */
  last: IsoDay
}

/** What people write beside a date: "27 ноября 2026 г.", "27th of November". */
const besides = ['г', 'год', 'года', 'il', 'ci', 'cı', 'cu', 'cü', 'st', 'nd', 'rd', 'th', 'of']

/**
 * A day as people type it: `27.11.2026`, `27/11/26`, `27.11`, `2026-11-27`, `27 nov`, `27 noyabr 2026`, `November 27, 2026`; the
 * names of months in any of the three languages, from three letters on. `undefined` for a text that is not a day.
 */
export function readTypedDay(text: string, { today, last }: TypedDayOptions): IsoDay | undefined {
  const plain = text.trim().toLowerCase().replaceAll('\u0307', '')
  if (!/^[\p{L}\d\s.,/-]+$/u.test(plain)) return undefined
  const parts = (plain.match(/\d+|\p{L}+/gu) ?? []).filter((part) => !besides.includes(part))
  const numbers = parts.filter((part) => /^\d/.test(part))
  const [name, ...otherNames] = parts.filter((part) => !/^\d/.test(part))
  if (otherNames.length > 0) return undefined
  if (name !== undefined) {
    const month = monthOfName(name)
    if (!month || numbers.length > 2) return undefined
    const [year, date] = numbers[0]?.length === 4 ? numbers : numbers.toReversed()
    return numbers.length === 1 ? nearest(month, numbers[0], today) : dayOf(year, month, date, last)
  }
  if (numbers.length === 2) return nearest(numbers[1], numbers[0], today)
  if (numbers.length !== 3) return undefined
  const [year, month, date] = numbers[0]?.length === 4 ? numbers : numbers.toReversed()
  return dayOf(year, month, date, last)
}

/** The month, 1 to 12, that a name or its first letters can mean alone. */
function monthOfName(name: string): string | undefined {
  if (name.length < 3) return undefined
  const found = new Set(
    everyMonthName().flatMap((names) => names.flatMap((one, at) => (one.startsWith(name) ? at + 1 : []))),
  )
  return found.size === 1 ? String([...found][0]) : undefined
}

const padded = (part = '') => part.padStart(2, '0')

function dayOf(year = '', month: string | undefined, date: string | undefined, last: IsoDay) {
  const [day, before] = ['20', '19'].map((century) => {
    const full = year.length === 2 ? century + year : year
    return `${full}-${padded(month)}-${padded(date)}`
  })
  return [day, before].find((one) => isIsoDay(one) && (one <= last || year.length !== 2))
}

function nearest(month: string | undefined, date: string | undefined, today: IsoDay): IsoDay | undefined {
  const distance = (day: IsoDay) => Math.abs(dayDifference(today, day))
  return [-1, 0, 1]
    .map((years) => `${yearOf(today) + years}-${padded(month)}-${padded(date)}`)
    .filter(isIsoDay)
    .sort((one, other) => distance(one) - distance(other))[0]
}
