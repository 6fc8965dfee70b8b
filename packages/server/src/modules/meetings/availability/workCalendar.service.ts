import type { Language } from '@atrium/contract/core'
import { type IsoDay, yearOf } from '@atrium/contract/days'
import { holidayYears } from '@atrium/contract/holidays'
import { type WorkCalendar, workCalendarOf } from '@atrium/contract/meetings/freeBusy'
import type { FastifyBaseLogger } from 'fastify'
import pTimeout from 'p-timeout'
import type { ListHolidays } from '#modules/holidays/index.ts'

/** Milliseconds. The availability is answered without holidays when they take longer. */
const timeoutMs = 3000

/**
 * The working days in the years of the given days. When the holidays cannot be read (such as from an unreachable
 * service), there are none, and the log has a warning.
 */
export async function workCalendarIn(
  list: ListHolidays,
  some: readonly IsoDay[],
  language: Language,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<WorkCalendar> {
  const years = [...new Set(some.map(yearOf))]
  const known = years.filter((year) => holidayYears.first <= year && year <= holidayYears.last)
  try {
    const holidays = await pTimeout(Promise.all(known.map((year) => list(year, language))), {
      milliseconds: timeoutMs,
      message: 'The holidays took too long.',
    })
    return workCalendarOf(holidays.flat())
  } catch (err) {
    log.warn({ err }, 'who is free was answered without the holidays')
    return workCalendarOf([])
  }
}
