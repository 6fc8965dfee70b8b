import { type Holiday, type Language, listHolidays, type ReplyOf } from '@atrium/contract'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { type Cached, withOfflineFallback } from './offlineCache.ts'
import { listTag } from './tags.ts'

interface HolidaysKey {
  year: number
  /** The language of the names. */
  language: Language
}

/** The holidays row of the call table (spec 7), answered by our own server or by the service that is configured; a copy when it is not heard. */
const holidaysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listHolidays: build.query<Cached<Holiday>, HolidaysKey>({
      queryFn: ({ year, language }, api, _options, send) =>
        withOfflineFallback(api, {
          key: `holidays/${year}/${language}`,
          reply: send(
            call(listHolidays, {
              query: { country: 'AZ', year },
              host: 'holidays',
              // The browser's own store would answer for hours without a word of how old that is.
              cache: 'no-cache',
            }),
          ),
          // An answer without a list is no year without holidays.
          listIn: (reply) => (reply as Partial<ReplyOf<typeof listHolidays>>).response?.holidays,
        }),
      providesTags: [listTag('Holiday')],
    }),
  }),
})

export const { useListHolidaysQuery } = holidaysApi
