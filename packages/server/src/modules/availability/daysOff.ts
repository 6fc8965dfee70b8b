import { type Holiday, holidayYears, type IsoDay, type Language } from '@atrium/contract'
import { yearOf } from '@atrium/contract/days'
import type { FastifyBaseLogger } from 'fastify'
import pTimeout from 'p-timeout'

/** Returns the holidays of a year. The app passes this function in, because no module imports another. */
export type ListHolidays = (year: number, language: Language) => Promise<Holiday[]>

/** Milliseconds. The availability is answered without holidays when they take longer. */
const timeoutMs = 3000

/**
 * The names of the holidays in the years of the given days, by day. When the holidays cannot be read (such as from an
 * unreachable service), the map is empty and the log has a warning.
 */
export async function daysOffIn(
  list: ListHolidays,
  some: readonly IsoDay[],
  language: Language,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<ReadonlyMap<IsoDay, string>> {
  const years = [...new Set(some.map(yearOf))]
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
