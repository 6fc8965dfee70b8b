import { type Holiday, type Language, listHolidays, type ReplyOf } from '@atrium/contract'
import { baseApi } from './baseApi.ts'
import type { CallError } from './callError.ts'
import { listTag } from './tags.ts'

interface HolidaysKey {
  year: number
  /** The language of the names. */
  language: Language
}

/** The holidays row of the call table (spec 7), answered by our own server or by the service that is configured. */
const holidaysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listHolidays: build.query<Holiday[], HolidaysKey>({
      extraOptions: { host: 'holidays', shape: 'record' },
      queryFn: async ({ year }, _api, _options, call) => {
        const answer = await call({ url: listHolidays.path, params: { country: 'AZ', year } })
        if (answer.error) return { error: answer.error }
        const holidays = (answer.data as Partial<ReplyOf<typeof listHolidays>>).response?.holidays
        return Array.isArray(holidays) ? { data: holidays } : { error: noHolidays }
      },
      providesTags: [listTag('Holiday')],
    }),
  }),
})

/** An answer without a list is no year without holidays. */
const noHolidays: CallError = { status: 'CUSTOM_ERROR', error: 'The answer holds no holidays.' }

export const { useListHolidaysQuery } = holidaysApi
