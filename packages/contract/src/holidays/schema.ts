import { array, boolean, mixed, type ObjectSchema, object, type Schema, string } from 'yup'
import { getHolidaysFeed, type Holiday, holidayYears, listHolidays } from './endpoints.ts'
import { numberInAddress, text } from '#core/fields.ts'
import { fileReply, withSchemas } from '#core/withSchemas.ts'

const holidaySchema: ObjectSchema<Holiday> = object({
  name: string().required(),
  date: object({ iso: string().required() }),
  isMoved: boolean().optional(),
  isWorkingDay: boolean().optional(),
  isEstimate: boolean().optional(),
})

/** The query of the holidays (spec 7). */
export const holidaysQuerySchema = object({
  country: mixed<'AZ'>().oneOf(['AZ']).required(),
  year: numberInAddress(holidayYears.first, holidayYears.last).required(),
  api_key: text(200).optional(),
}) as Schema<{ country: 'AZ'; year: number; api_key?: string | undefined }>

/** The holidays row of the call table (spec 7), and the calendar feed. */
export const holidaysEndpoints = {
  listHolidays: withSchemas(listHolidays, {
    query: holidaysQuerySchema,
    reply: object({ response: object({ holidays: array(holidaySchema).defined() }) }),
  }),
  getHolidaysFeed: withSchemas(getHolidaysFeed, { reply: fileReply }),
}
