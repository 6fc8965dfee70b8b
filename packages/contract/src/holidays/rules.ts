import { companyDays, yearOf } from '#core/days.ts'

/** The years that may be requested, here and in the lists of leave. */
export const holidayYears = { first: yearOf(companyDays.first), last: yearOf(companyDays.last) }
