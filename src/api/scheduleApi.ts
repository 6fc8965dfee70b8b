import { getSchedule } from '@atrium/contract'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { type Cached, withOfflineFallback } from './offlineCache.ts'
import { listTag } from './tags.ts'

/**
 * The schedule row of the call table (spec 7): the company's meetings, or a copy of them without a connection. The file may
 * be another server's, so its rows are unknown until `readSchedule` has read them.
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
