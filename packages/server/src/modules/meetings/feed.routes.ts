import { calendarFeedEndpoints } from '@atrium/contract/meetings/feed/calls'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '#accounts/network.ts'
import { createAnswer, sendAnswer } from '#http/answer.ts'
import { paramsOf } from '#http/register.ts'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import { fileHeaders } from '#http/sendFile.ts'
import type { Services } from '#services.ts'
import { feedOf, renewFeed, stopFeed, writePersonalFeed } from './feed.service.ts'

/** For each network: a calendar service fetches the feeds of many people from few addresses. */
const readLimit = { max: 600, window: 10 * 60_000 }
const renewLimit = { max: 20, window: 10 * 60_000 }

/** The calls about the private calendar address, and the calendar behind it, which needs no session. */
export function calendarFeedRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, calendarFeedEndpoints.getCalendarFeed, ({ account }) =>
    feedOf(services, account.id),
  )

  registerAuthenticated(
    app,
    services,
    calendarFeedEndpoints.renewCalendarFeed,
    ({ account }) => renewFeed(services, account.id),
    { rateLimit: renewLimit },
  )

  registerAuthenticated(app, services, calendarFeedEndpoints.deleteCalendarFeed, async ({ account }) => {
    await stopFeed(services, account.id)
    return undefined
  })

  // Not by `register`: the answer has an ETag, for programs that ask every hour.
  const { readCalendarFeed } = calendarFeedEndpoints
  const { path } = readCalendarFeed.endpoint
  app.get(path, { compress: false }, async (request, reply) => {
    await app.requireBelowLimit(`GET ${path} ${networkOf(request.ip)}`, readLimit)
    const { token } = paramsOf(readCalendarFeed, request)
    const file = { mediaType: 'text/calendar; charset=utf-8', name: 'meetings.ics' }
    return sendAnswer(
      request,
      reply,
      createAnswer({
        headers: {
          ...fileHeaders(file),
          'cache-control': 'private, no-cache',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
        },
        content: await writePersonalFeed(services, token),
        isKept: false,
      }),
    )
  })
}
