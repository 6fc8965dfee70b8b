import { type Language, toTag } from '@atrium/contract/core'
import { dayOfMonth, type IsoDay, monthOf, yearOf } from '@atrium/contract/days'
import { useDayNames, withoutYear } from './useDayNames.ts'

/** A text that begins a line: Russian weekdays are in lower case. */
export const capitalize = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(toTag(language)) + text.slice(1)

/** Writes a day: "24 November", or "4 January 2027" where the year is not that of `today`. */
export function useDateText(today: IsoDay): (day: IsoDay) => string {
  const { dateOf } = useDayNames()
  return (day) => (yearOf(day) === yearOf(today) ? withoutYear(dateOf(day)) : dateOf(day))
}

/** Writes days in a row: "Tuesday 24 November", "24–26 November"; the year is named where it is not that of `today`. */
export function useSpanText(today: IsoDay): (first: IsoDay, last: IsoDay) => string {
  const { language, formatDay, formatDayOfYear } = useDayNames()
  const shown = useDateText(today)
  return (first, last) => {
    if (first === last)
      return capitalize(yearOf(first) === yearOf(today) ? formatDayOfYear(first) : formatDay(first), language)
    return monthOf(first) === monthOf(last)
      ? `${dayOfMonth(first)}–${shown(last)}`
      : `${shown(first)} – ${shown(last)}`
  }
}
