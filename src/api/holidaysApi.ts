import type { Language, ReplyOf } from '@atrium/contract/core'
import { type Holiday, listHolidays } from '@atrium/contract/holidays'
import { logFailure } from '#config/logFailure.ts'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { type Cached, withOfflineFallback } from './offlineCache.ts'
import { listTag } from './tags.ts'

interface HolidaysKey {
  year: number
  /** The language of the names. */
  language: Language
}

/**
 * The holidays row of the call table (spec 7), answered by our own server or by the configured service; an offline
 * copy when it is unreachable.
 */
export const holidaysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listHolidays: build.query<Cached<Holiday>, HolidaysKey>({
      queryFn: async ({ year, language }, api, _options, send) => {
        const answer = await withOfflineFallback<Holiday>(api, {
          key: `holidays/${year}/${language}`,
          reply: send(
            call(listHolidays, {
              query: { country: 'AZ', year },
              host: 'holidays',
              // The HTTP cache would hide for hours that the answer is old.
              cache: 'no-cache',
            }),
          ),
          // A missing list is an error, not a year without holidays.
          listIn: (reply) => (reply as Partial<ReplyOf<typeof listHolidays>>).response?.holidays,
        })
        if (answer.error) logFailure('error', 'Error fetching holidays:', answer.error)
        return answer
      },
      providesTags: [listTag('Holiday')],
    }),
  }),
})

export const { useListHolidaysQuery } = holidaysApi
