import { array, object } from 'yup'
import { fileReply, withSchemas } from '#core/withSchemas.ts'
import { getHolidaysFeed, listHolidays } from './endpoints.ts'
import { holidaySchema, holidaysQuerySchema } from './schema.ts'

/** The holidays row of the call table (spec 7), and the calendar feed. */
export const holidaysEndpoints = {
  listHolidays: withSchemas(listHolidays, {
    query: holidaysQuerySchema,
    reply: object({ response: object({ holidays: array(holidaySchema).defined() }) }),
  }),
  getHolidaysFeed: withSchemas(getHolidaysFeed, { reply: fileReply }),
}
