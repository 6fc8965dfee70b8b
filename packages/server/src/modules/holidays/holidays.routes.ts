import { holidaysEndpoints } from '@atrium/contract/holidays/calls'
import type { FastifyInstance } from 'fastify'
import { languageOf, pageLanguageOf } from '#http/language.ts'
import { registerShared } from '#http/registerShared.ts'
import type { Services } from '#services.ts'
import { holidaysFeed, holidaysSource } from './holidays.service.ts'

/**
 * They depend on the day, which never changes within a minute of the clock. An external service is not asked more often:
 * `holidaysSource` keeps its answers.
 */
const kept = { cacheControl: 'public, max-age=3600', period: 60_000 }

/** The holidays row of the call table (spec 7), and the calendar feed. Both need no session. */
export function holidaysRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'texts' | 'now'>,
): void {
  const list = holidaysSource(services)

  registerShared(
    app,
    holidaysEndpoints.listHolidays,
    async ({ query, language }) => ({ response: { holidays: await list(query.year, language) } }),
    { ...kept, names: ['country', 'year'], languageOf },
  )

  registerShared(
    app,
    holidaysEndpoints.getHolidaysFeed,
    async ({ language }) => ({
      content: await holidaysFeed(services, list, language),
      mediaType: 'text/calendar; charset=utf-8',
      name: 'holidays.ics',
    }),
    { ...kept, languageOf: pageLanguageOf },
  )
}
