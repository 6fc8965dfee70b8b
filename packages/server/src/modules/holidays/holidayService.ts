import type { IsoDay } from '@atrium/contract/days'
import { type Holiday, listHolidays } from '@atrium/contract/holidays'
import type { HolidayService } from '#config/config.ts'
import { HttpError } from '#http/httpError.ts'

/** Requests the holidays of a year from the service. */
export type FetchHolidays = (year: number) => Promise<Holiday[]>

/** Milliseconds for which the answer about a year is kept. */
const keptFor = 60 * 60_000

/** The service must answer within this time, in milliseconds. */
const timeoutMs = 10_000

/**
 * An external service of public holidays (spec 7). The server calls it, so that the key stays secret. An answer is
 * kept for an hour. A failure is not kept and is answered with 503.
 */
export function holidayServiceOf({ url, key }: HolidayService, now: () => Date): FetchHolidays {
  const kept = new Map<number, { until: number; holidays: Promise<Holiday[]> }>()
  return (year) => {
    const known = kept.get(year)
    if (known && known.until > now().getTime()) return known.holidays
    const holidays = request(url, key, year)
    kept.set(year, { until: now().getTime() + keptFor, holidays })
    holidays.catch(() => kept.delete(year))
    return holidays
  }
}

async function request(url: string, key: string, year: number): Promise<Holiday[]> {
  const query = new URLSearchParams({ ...(key && { api_key: key }), country: 'AZ', year: String(year) })
  try {
    const reply = await fetch(`${url}${listHolidays.path}?${query}`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!reply.ok) throw new Error(`The holiday service answered ${reply.status}.`)
    return readHolidays(await reply.json())
  } catch (cause) {
    throw new HttpError(503, 'unavailable', { cause })
  }
}

/** Sorts the entries and joins those of one day. Some services name a day twice, or add an hour. */
function readHolidays(answer: unknown): Holiday[] {
  const list = (answer as { response?: { holidays?: unknown } } | null)?.response?.holidays
  if (!Array.isArray(list)) throw new Error('The holiday service answered without holidays.')
  const names = new Map<IsoDay, string[]>()
  for (const { name, date } of list as Partial<Holiday>[]) {
    const [day] = /^\d{4}-\d{2}-\d{2}/.exec(date?.iso ?? '') ?? []
    if (!day || typeof name !== 'string') throw new Error('The holiday service named no day.')
    names.set(day, [...new Set([...(names.get(day) ?? []), name])])
  }
  return [...names]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, known]) => ({ name: known.join(', '), date: { iso: day } }))
}
