import { getSchedule, type ReplyOf } from '@atrium/contract'
import { baseApi } from './baseApi.ts'
import { listTag } from './tags.ts'

/** The schedule row of the call table (spec 7): the company's meetings. */
const scheduleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSchedule: build.query<ReplyOf<typeof getSchedule>, void>({
      query: () => ({ url: getSchedule.path }),
      extraOptions: { shape: 'list' },
      providesTags: [listTag('Schedule')],
    }),
  }),
})

export const { useGetScheduleQuery } = scheduleApi
