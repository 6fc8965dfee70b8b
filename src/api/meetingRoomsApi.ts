import type { BodyOf, Language, ReplyOf } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import {
  bookRoomNow,
  fetchSeriesRooms,
  getRoomToday,
  listMeetingRooms,
  listRoomsNow,
  type MeetingRoom,
  type RoomsNow,
  type RoomToday,
} from '@atrium/contract/rooms'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { type Cached, withOfflineFallback } from './offlineCache.ts'
import { idTag, listTag } from './tags.ts'

/** The rooms that can be booked. */
export const meetingRoomsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The copy for offline use has the bookings of the day that was asked for last: only its rooms are of use. */
    listMeetingRooms: build.query<Cached<MeetingRoom>, IsoDay>({
      queryFn: (day, api, _options, send) =>
        withOfflineFallback(api, {
          key: 'meetingRooms',
          reply: send(call(listMeetingRooms, { query: { day } })),
        }),
      providesTags: [listTag('RoomBooking')],
    }),
    /** Bookings change quickly: an unused answer is not cached. */
    fetchSeriesRooms: build.query<ReplyOf<typeof fetchSeriesRooms>, BodyOf<typeof fetchSeriesRooms>>({
      query: (body) => call(fetchSeriesRooms, { body }),
      keepUnusedDataFor: 0,
      providesTags: [listTag('RoomBooking')],
    }),
    /** The language is part of the key. */
    getRoomToday: build.query<RoomToday, { roomname: string; language: Language }>({
      query: ({ roomname }) => call(getRoomToday, { params: { roomname } }),
      providesTags: (_result, _error, { roomname }) => [listTag('RoomBooking'), idTag('Room', roomname)],
    }),
    listRoomsNow: build.query<RoomsNow, void>({
      query: () => call(listRoomsNow),
      providesTags: [listTag('RoomBooking'), listTag('Room')],
    }),
    /** The bookings are read again also after a failure: somebody else may have been faster. */
    bookRoomNow: build.mutation<ReplyOf<typeof bookRoomNow>, BodyOf<typeof bookRoomNow>>({
      query: (body) => call(bookRoomNow, { body }),
      invalidatesTags: [listTag('RoomBooking')],
    }),
  }),
})

export const {
  useListMeetingRoomsQuery,
  useFetchSeriesRoomsQuery,
  useGetRoomTodayQuery,
  useListRoomsNowQuery,
  useBookRoomNowMutation,
} = meetingRoomsApi
