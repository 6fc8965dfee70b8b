import type { BodyOf, Language, ReplyOf } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import {
  type AvailabilityQuestion,
  deleteCalendarFeed,
  fetchAvailability,
  getCalendarFeed,
  getSchedule,
  listDirectory,
  listMeetings,
  renewCalendarFeed,
  syncMeetings,
  uploadAttachment,
} from '@atrium/contract/meetings'
import { constants } from '#config/constants.ts'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { type Cached, withOfflineFallback } from './offlineCache.ts'
import { invalidatesLists, listTag } from './tags.ts'

/** The meetings of the person and of the company, who may attend and who is free when, and the private calendar address. */
export const meetingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Synchronises the meetings of the person with the server. */
    syncMeetings: build.mutation<ReplyOf<typeof syncMeetings>, BodyOf<typeof syncMeetings>>({
      query: (body) => call(syncMeetings, { body }),
    }),
    /** The meetings of the person on some days, as the synchronisation brings them. For the slice, so no query caches them. */
    listMeetings: build.mutation<ReplyOf<typeof listMeetings>, { from: IsoDay; to: IsoDay }>({
      query: (query) => call(listMeetings, { query }),
    }),
    /** Uploads the content of an attachment. Idempotent. */
    uploadAttachment: build.mutation<unknown, { id: string; file: File }>({
      query: ({ id, file }) =>
        call(uploadAttachment, { params: { id }, body: { file }, timeout: constants.calls.uploadMs }),
    }),
    /**
     * The schedule row of the call table (spec 7): the meetings of the company, or an offline copy when the server is
     * unreachable. Another server may have written the file, so its rows have no type before `readSchedule`.
     */
    getSchedule: build.query<Cached<unknown>, void>({
      queryFn: (_none, api, _options, send) =>
        withOfflineFallback(api, { key: 'schedule', reply: send(call(getSchedule)) }),
      providesTags: [listTag('Schedule')],
    }),
    /** The colleagues, sorted by name; positions in the language of the key, in the copy for offline use in the one of the last answer. */
    listDirectory: build.query<Cached<ReplyOf<typeof listDirectory>[number]>, Language>({
      queryFn: (_language, api, _options, send) =>
        withOfflineFallback(api, { key: 'directory', reply: send(call(listDirectory)) }),
      providesTags: [listTag('Person')],
    }),
    /** Availability changes quickly: an unused answer is not cached. */
    fetchAvailability: build.query<
      ReplyOf<typeof fetchAvailability>,
      AvailabilityQuestion & { language: Language }
    >({
      query: ({ language: _inKey, ...body }) => call(fetchAvailability, { body }),
      keepUnusedDataFor: 0,
      providesTags: [listTag('Person')],
    }),
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

export const {
  useGetScheduleQuery,
  useListDirectoryQuery,
  useFetchAvailabilityQuery,
  useDeleteCalendarFeedMutation,
  useGetCalendarFeedQuery,
  useRenewCalendarFeedMutation,
} = meetingsApi
