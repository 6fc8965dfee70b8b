import type { BodyOf, Language, ReplyOf } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import {
  addComputer,
  addRoom,
  type ComputerMove,
  changeComputer,
  type DeskRoom,
  deleteRoom,
  fetchSeriesRooms,
  getRoomPlan,
  listComputerMoves,
  listComputers,
  listMeetingRooms,
  type MeetingRoom,
  moveComputer,
  movePeople,
  type RoomChanges,
  type RoomPlan,
  renameRoom,
  type StockComputer,
} from '@atrium/contract/rooms'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { type Cached, withOfflineFallback } from './offlineCache.ts'
import { idTag, invalidatesLists, listTag } from './tags.ts'

/** The rooms of a meeting, the rooms at the desk with who sits in them, and the computers of the company. */
export const roomsApi = baseApi.injectEndpoints({
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
    getRoomPlan: build.query<RoomPlan, void>({
      query: () => call(getRoomPlan),
      providesTags: [listTag('RoomPlan')],
    }),
    addRoom: build.mutation<DeskRoom, RoomChanges>({
      query: (body) => call(addRoom, { body }),
      invalidatesTags: invalidatesLists('RoomPlan', 'Room'),
    }),
    renameRoom: build.mutation<DeskRoom, RoomChanges & { id: number }>({
      query: ({ id, ...body }) => call(renameRoom, { params: { id }, body }),
      invalidatesTags: invalidatesLists('RoomPlan', 'Room', 'Employee', 'Computer'),
    }),
    deleteRoom: build.mutation<unknown, number>({
      query: (id) => call(deleteRoom, { params: { id } }),
      invalidatesTags: invalidatesLists('RoomPlan', 'Room', 'Employee', 'Computer'),
    }),
    /**
     * Optimistic update: the people are in the new room at once, and back in the old one when the call fails. Then the
     * plan is read again, since somebody else has changed it.
     */
    movePeople: build.mutation<unknown, BodyOf<typeof movePeople>>({
      query: (body) => call(movePeople, { body }),
      onQueryStarted: async ({ people, roomId }, { dispatch, queryFulfilled }) => {
        const moved = new Set(people)
        const patch = dispatch(
          roomsApi.util.updateQueryData('getRoomPlan', undefined, (plan) => {
            for (const person of plan.people) if (moved.has(person.id)) person.roomId = roomId
          }),
        )
        await queryFulfilled.catch(patch.undo)
      },
      invalidatesTags: (_reply, error) =>
        error ? [listTag('RoomPlan')] : [listTag('Room'), listTag('Employee')],
    }),
    /** The language is part of the key. */
    listComputers: build.query<StockComputer[], Language>({
      query: () => call(listComputers),
      providesTags: [listTag('Computer')],
    }),
    addComputer: build.mutation<unknown, BodyOf<typeof addComputer>>({
      query: (body) => call(addComputer, { body }),
      invalidatesTags: invalidatesLists('Computer', 'Employee', 'Room'),
    }),
    changeComputer: build.mutation<unknown, BodyOf<typeof changeComputer> & { id: number }>({
      query: ({ id, ...body }) => call(changeComputer, { params: { id }, body }),
      invalidatesTags: invalidatesLists('Computer', 'Employee', 'Room'),
    }),
    moveComputer: build.mutation<unknown, BodyOf<typeof moveComputer> & { id: number }>({
      query: ({ id, ...body }) => call(moveComputer, { params: { id }, body }),
      invalidatesTags: (_reply, error, { id }) =>
        error ? [] : [listTag('Computer'), idTag('Computer', id), listTag('Employee'), listTag('Room')],
    }),
    listComputerMoves: build.query<ComputerMove[], number>({
      query: (id) => call(listComputerMoves, { params: { id } }),
      providesTags: (_reply, _error, id) => [idTag('Computer', id)],
    }),
  }),
})

export const {
  useListMeetingRoomsQuery,
  useFetchSeriesRoomsQuery,
  useGetRoomPlanQuery,
  useAddRoomMutation,
  useRenameRoomMutation,
  useDeleteRoomMutation,
  useMovePeopleMutation,
  useListComputersQuery,
  useAddComputerMutation,
  useChangeComputerMutation,
  useMoveComputerMutation,
  useListComputerMovesQuery,
} = roomsApi
