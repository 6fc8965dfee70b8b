import type { BodyOf, Language, ReplyOf } from '@atrium/contract/core'
import {
  bookRoomNow,
  getRoomToday,
  listRoomsNow,
  type RoomsNow,
  type RoomToday,
} from '@atrium/contract/rooms'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { idTag, listTag } from './tags.ts'

/** The bookings of today on the pages of rooms, which visitors may open. */
export const roomsLookupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
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

export const { useGetRoomTodayQuery, useListRoomsNowQuery, useBookRoomNowMutation } = roomsLookupApi
