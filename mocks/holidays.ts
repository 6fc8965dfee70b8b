import { validate } from '@atrium/contract/core/schema'
import { holidaysEndpoints } from '@atrium/contract/holidays/calls'
import { holidaysSample } from '@atrium/contract/holidays/samples'
import { holidaysQuerySchema } from '@atrium/contract/holidays/schema'
import { errorResponse, json, languageOf, mockOf } from './answers.ts'

/** The holidays row of the call table. Two years have holidays. */
export const holidaysMocks = [
  mockOf(holidaysEndpoints.listHolidays, ({ request }) => {
    const query = validate(holidaysQuerySchema, Object.fromEntries(new URL(request.url).searchParams))
    if (!query.isValid) return errorResponse(400, { message: 'This is no year of Azerbaijan.' })
    return json({ response: { holidays: holidaysSample(query.value.year, languageOf(request)) } })
  }),
]
