import { type Holiday, holidayYears, type IsoDay, type Language } from '@atrium/contract'
import type { FastifyBaseLogger } from 'fastify'
import pTimeout from 'p-timeout'

/** Tells the holidays of a year; the app joins it, since no module knows another. */
export type ListHolidays = (year: number, language: Language) => Promise<Holiday[]>

/** Milliseconds that holidays are waited for: who is free is worth knowing without them. */
const timeoutMs = 3000

/**
 * The days off by their names, in the years of some days. Where they cannot be told, as by a service elsewhere that fails, there
 * are none, and the log says so.
 */
export async function daysOffIn(
  list: ListHolidays,
  some: readonly IsoDay[],
  language: Language,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<ReadonlyMap<IsoDay, string>> {
  const years = [...new Set(some.map((day) => Number(day.slice(0, 4))))]
  const known = years.filter((year) => holidayYears.first <= year && year <= holidayYears.last)
  try {
    const holidays = await pTimeout(Promise.all(known.map((year) => list(year, language))), {
      milliseconds: timeoutMs,
      message: 'The holidays took too long.',
    })
    return new Map(
      holidays
        .flat()
        .filter(({ isWorkingDay }) => !isWorkingDay)
        .map(({ date, name }) => [date.iso, name]),
    )
  } catch (err) {
    log.warn({ err }, 'who is free was answered without the holidays')
    return new Map()
  }
}
