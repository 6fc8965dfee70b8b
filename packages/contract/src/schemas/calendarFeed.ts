import { type ObjectSchema, object, string } from 'yup'
import { type CalendarFeed, getCalendarFeed, readCalendarFeed, renewCalendarFeed } from '#calendarFeed.ts'
import { tokenParams } from './fields.ts'
import { fileReply, withSchemas } from './withSchemas.ts'

const feed = { createdAt: string().optional() }

/** The rows of the call table about the private calendar address. */
export const calendarFeedEndpoints = {
  getCalendarFeed: withSchemas(getCalendarFeed, { reply: object(feed) as ObjectSchema<CalendarFeed> }),
  renewCalendarFeed: withSchemas(renewCalendarFeed, {
    reply: object({ ...feed, address: string().required() }),
  }),
  readCalendarFeed: withSchemas(readCalendarFeed, { params: tokenParams, reply: fileReply }),
}
