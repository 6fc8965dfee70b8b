import { holidaysEndpoints } from '@atrium/contract/schemas'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pageLanguageOf } from '#http/language.ts'
import { register } from '#http/register.ts'
import type { Services } from '#services.ts'
import { holidaysFeed, holidaysSource } from './holidays.service.ts'

/** The holidays row of the call table (spec 7), and the calendar feed. Both need no session. */
export function holidaysRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'texts' | 'now'>,
): void {
  const list = holidaysSource(services)

  register(app, holidaysEndpoints.listHolidays, async ({ query, language, reply }) => {
    const holidays = await list(query.year, language)
    keepForAnHour(reply)
    return { response: { holidays } }
  })

  register(app, holidaysEndpoints.getHolidaysFeed, async ({ request, reply }) => {
    const content = await holidaysFeed(services, list, pageLanguageOf(request))
    keepForAnHour(reply)
    return {
      content,
      mediaType: 'text/calendar; charset=utf-8',
      name: 'holidays.ics',
    }
  })
}

/** Set only on success: no cache keeps an error. */
const keepForAnHour = (reply: FastifyReply) =>
  reply.header('cache-control', 'public, max-age=3600').header('vary', 'accept-language, cookie')
