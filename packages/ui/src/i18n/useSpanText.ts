import { formatDayRange, type Language, toTag } from '@atrium/contract/core'
import { type IsoDay, yearOf } from '@atrium/contract/days'
import { useDayNames } from './useDayNames.ts'

/** A text that begins a line: Russian weekdays are in lower case. */
export const capitalize = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(toTag(language)) + text.slice(1)

/** Writes a day: "24 November", or "4 January 2027" where the year is not that of `today`. */
export function useDateText(today: IsoDay): (day: IsoDay) => string {
  const { language } = useDayNames()
  return (day) => formatDayRange(day, day, language, yearOf(today))
}

/** Writes days in a row: "Tuesday 24 November", "24–26 November"; the year is named where it is not that of `today`. */
export function useSpanText(today: IsoDay): (first: IsoDay, last: IsoDay) => string {
  const { language, formatDay, formatDayOfYear } = useDayNames()
  return (first, last) =>
    first === last
      ? capitalize(yearOf(first) === yearOf(today) ? formatDayOfYear(first) : formatDay(first), language)
      : formatDayRange(first, last, language, yearOf(today))
}
