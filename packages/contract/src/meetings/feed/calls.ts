import { type ObjectSchema, object, string } from 'yup'
import { tokenParams } from '#core/fields.ts'
import { fileReply, noReply, withSchemas } from '#core/withSchemas.ts'
import {
  type CalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  readCalendarFeed,
  renewCalendarFeed,
} from './endpoints.ts'

const feed = { createdAt: string().optional() }

/** The rows of the call table about the private calendar address. */
export const calendarFeedEndpoints = {
  getCalendarFeed: withSchemas(getCalendarFeed, { reply: object(feed) as ObjectSchema<CalendarFeed> }),
  renewCalendarFeed: withSchemas(renewCalendarFeed, {
    reply: object({ ...feed, address: string().required() }),
  }),
  deleteCalendarFeed: withSchemas(deleteCalendarFeed, { reply: noReply }),
  readCalendarFeed: withSchemas(readCalendarFeed, { params: tokenParams, reply: fileReply }),
}
