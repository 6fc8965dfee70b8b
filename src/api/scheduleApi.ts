import { getSchedule, type ScheduledMeeting } from '@atrium/contract'
import { baseApi } from './baseApi.ts'
import { type Cached, withOfflineFallback } from './offlineCache.ts'
import { listTag } from './tags.ts'

/** The schedule row of the call table (spec 7): the company's meetings, or a copy of them when the server is not heard. */
export const scheduleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSchedule: build.query<Cached<ScheduledMeeting>, void>({
      extraOptions: { shape: 'list' },
      queryFn: (_none, api, _options, call) =>
        withOfflineFallback(api, { key: 'schedule', call: call({ url: getSchedule.path }) }),
      providesTags: [listTag('Schedule')],
    }),
  }),
})

export const { useGetScheduleQuery } = scheduleApi
