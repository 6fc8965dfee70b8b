import type { BodyOf } from '@atrium/contract/core'
import {
  addRoom,
  type DeskRoom,
  deleteRoom,
  getRoomPlan,
  movePeople,
  type RoomChanges,
  type RoomPlan,
  renameRoom,
} from '@atrium/contract/rooms'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { invalidatesLists, listTag } from './tags.ts'

/** Rooms and who sits in them, for those who manage people. */
const roomsDeskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
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
          roomsDeskApi.util.updateQueryData('getRoomPlan', undefined, (plan) => {
            for (const person of plan.people) if (moved.has(person.id)) person.roomId = roomId
          }),
        )
        await queryFulfilled.catch(patch.undo)
      },
      invalidatesTags: (_reply, error) =>
        error ? [listTag('RoomPlan')] : [listTag('Room'), listTag('Employee')],
    }),
  }),
})

export const {
  useGetRoomPlanQuery,
  useAddRoomMutation,
  useRenameRoomMutation,
  useDeleteRoomMutation,
  useMovePeopleMutation,
} = roomsDeskApi
