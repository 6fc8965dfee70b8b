import { type Holiday, type IsoDay, listHolidays } from '@atrium/contract'
import type { HolidayService } from '#config/config.ts'
import { HttpError } from '#http/httpError.ts'

/** Asks the service for a year. */
export type AskService = (year: number) => Promise<Holiday[]>

/** Milliseconds until the service is asked again for the same year. */
const keptFor = 60 * 60_000

/** Milliseconds that it may take. */
const timeoutMs = 10_000

/**
 * A service of public holidays elsewhere (spec 7), asked by the server, so that its key stays here. What it told is
 * kept for an hour; a failure is not kept, and answered with 503.
 */
export function holidayServiceOf({ url, key }: HolidayService, now: () => Date): AskService {
  const kept = new Map<number, { until: number; holidays: Promise<Holiday[]> }>()
  return (year) => {
    const known = kept.get(year)
    if (known && known.until > now().getTime()) return known.holidays
    const holidays = ask(url, key, year)
    kept.set(year, { until: now().getTime() + keptFor, holidays })
    holidays.catch(() => kept.delete(year))
    return holidays
  }
}

async function ask(url: string, key: string, year: number): Promise<Holiday[]> {
  const query = new URLSearchParams({ ...(key && { api_key: key }), country: 'AZ', year: String(year) })
  try {
    const reply = await fetch(`${url}${listHolidays.path}?${query}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!reply.ok) throw new Error(`The holiday service answered ${reply.status}.`)
    return readHolidays(await reply.json())
  } catch (cause) {
    throw new HttpError(503, 'unavailable', { cause })
  }
}

/** One entry for each day, in their order. Services name a day more than once, and some with an hour. */
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
