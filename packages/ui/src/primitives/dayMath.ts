/** Days as `YYYY-MM-DD`, months as `YYYY-MM`; no clock and no time zone takes part. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const textOf = (date: Date) => date.toISOString().slice(0, 10)

export const monthOf = (day: string): string => day.slice(0, 7)

export function addDays(day: string, days: number): string {
  const date = dateOf(day)
  date.setUTCDate(date.getUTCDate() + days)
  return textOf(date)
}

/** The same day of another month, or its last when it has fewer days. */
export function addMonths(day: string, months: number): string {
  const first = dateOf(`${monthOf(day)}-01`)
  first.setUTCMonth(first.getUTCMonth() + months)
  const month = monthOf(textOf(first))
  const wanted = Number(day.slice(8))
  return `${month}-${String(Math.min(wanted, lengthOf(month))).padStart(2, '0')}`
}

/** 0 is Monday (spec 9). */
export const weekdayOf = (day: string): number => (dateOf(day).getUTCDay() + 6) % 7

/** How many days a month has. */
function lengthOf(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** A month by weeks of seven, Monday first; `undefined` where a week reaches into another month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const before = weekdayOf(`${month}-01`)
  const weeks = Math.ceil((before + lengthOf(month)) / 7)
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const date = week * 7 + weekday - before + 1
      return date >= 1 && date <= lengthOf(month) ? `${month}-${String(date).padStart(2, '0')}` : undefined
    }),
  )
}

/** Both ends and all between, whichever comes first. */
export function daysBetween(one: string, other: string): string[] {
  const [first, last] = one <= other ? [one, other] : [other, one]
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
