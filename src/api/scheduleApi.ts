import { getSchedule } from '@atrium/contract/meetings'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { type Cached, withOfflineFallback } from './offlineCache.ts'
import { listTag } from './tags.ts'

/**
 * The schedule row of the call table (spec 7): the meetings of the company, or an offline copy when the server is
 * unreachable. Another server may have written the file, so its rows have no type before `readSchedule`.
 */
export const scheduleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSchedule: build.query<Cached<unknown>, void>({
      queryFn: (_none, api, _options, send) =>
        withOfflineFallback(api, { key: 'schedule', reply: send(call(getSchedule)) }),
      providesTags: [listTag('Schedule')],
    }),
  }),
})

export const { useGetScheduleQuery } = scheduleApi
