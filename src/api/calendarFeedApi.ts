import type { ReplyOf } from '@atrium/contract/core'
import { deleteCalendarFeed, getCalendarFeed, renewCalendarFeed } from '@atrium/contract/meetings'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { invalidatesLists, listTag } from './tags.ts'

/** The calls about the private calendar address of the signed-in person. */
export const calendarFeedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCalendarFeed: build.query<ReplyOf<typeof getCalendarFeed>, void>({
      query: () => call(getCalendarFeed),
      providesTags: [listTag('CalendarFeed')],
    }),
    /** Makes the address; an earlier one stops at once. Only the caller gets the address, and no store keeps it. */
    renewCalendarFeed: build.mutation<ReplyOf<typeof renewCalendarFeed>, void>({
      query: () => call(renewCalendarFeed),
      invalidatesTags: invalidatesLists('CalendarFeed'),
    }),
    deleteCalendarFeed: build.mutation<undefined, void>({
      query: () => call(deleteCalendarFeed),
      invalidatesTags: invalidatesLists('CalendarFeed'),
    }),
  }),
})

export const { useDeleteCalendarFeedMutation, useGetCalendarFeedQuery, useRenewCalendarFeedMutation } =
  calendarFeedApi
