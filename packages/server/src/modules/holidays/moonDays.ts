import type { IsoDay } from '@atrium/contract/days'
import { daysBetween, startOfDay } from '@atrium/contract/days'
import { announcedMoonDays, type MoonName } from './tables.ts'

/** The day of the Islamic calendar on which the holiday begins: month and date. */
const beginnings: Record<MoonName, string> = { ramazan: '10-1', qurban: '12-10' }

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Month and date in the Islamic calendar. */
function moonDate(day: IsoDay): string {
  const parts = islamic.formatToParts(startOfDay(day))
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value
  return `${part('month')}-${part('day')}`
}

const computed = new Map<number, Record<MoonName, IsoDay[]>>()

/**
 * The days of a year on which the holidays begin by the Islamic calendar. The result is kept, because it takes a loop
 * over all days of the year.
 */
export function computedDays(year: number): Record<MoonName, IsoDay[]> {
  const known = computed.get(year)
  if (known) return known
  const found: Record<MoonName, IsoDay[]> = { ramazan: [], qurban: [] }
  for (const day of daysBetween(`${year}-01-01`, `${year}-12-31`)) {
    const date = moonDate(day)
    if (date === beginnings.ramazan) found.ramazan.push(day)
    if (date === beginnings.qurban) found.qurban.push(day)
  }
  computed.set(year, found)
  return found
}

/** The days of a year on which a holiday begins: the announced day, else one or two days by the Islamic calendar. */
export function moonDays(name: MoonName, year: number): { first: IsoDay; isEstimate: boolean }[] {
  const announced = announcedMoonDays[name][year]
  if (announced) return [{ first: announced, isEstimate: false }]
  return computedDays(year)[name].map((first) => ({ first, isEstimate: true }))
}
