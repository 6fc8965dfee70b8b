import type { CalendarFeed } from '@atrium/contract/meetings'
import { calendarFeedEndpoints } from '@atrium/contract/meetings/feed/calls'
import { HttpResponse } from 'msw'
import { json, mockOf, notFound } from './answers.ts'
import { memoryOf } from './memory.ts'

const memory = memoryOf(() => ({ feed: {} as CalendarFeed, count: 0 }))

const tokenOf = (count: number) => `sample-calendar-token-${count}`

/** The calls about the private calendar address. */
export const calendarFeedMocks = [
  mockOf(calendarFeedEndpoints.getCalendarFeed, () => json(memory.feed)),
  mockOf(calendarFeedEndpoints.renewCalendarFeed, () => {
    memory.count += 1
    memory.feed = { createdAt: new Date().toISOString() }
    const address = `https://caspora.example/api/v1/calendar/${tokenOf(memory.count)}.ics`
    return json({ ...memory.feed, address })
  }),
  mockOf(calendarFeedEndpoints.deleteCalendarFeed, () => {
    memory.feed = {}
    return new HttpResponse(null, { status: 204 })
  }),
  mockOf(calendarFeedEndpoints.readCalendarFeed, ({ params }) =>
    memory.feed.createdAt && params.token === tokenOf(memory.count)
      ? new HttpResponse('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', {
          headers: { 'content-type': 'text/calendar' },
        })
      : notFound(),
  ),
]
