import type { BodyOf, Language } from '@atrium/contract/core'
import {
  addComputer,
  type ComputerMove,
  changeComputer,
  listComputerMoves,
  listComputers,
  moveComputer,
  type StockComputer,
} from '@atrium/contract/rooms'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { idTag, invalidatesLists, listTag } from './tags.ts'

/** The computers of the company. The language is part of the key. */
const computersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
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
  useListComputersQuery,
  useAddComputerMutation,
  useChangeComputerMutation,
  useMoveComputerMutation,
  useListComputerMovesQuery,
} = computersApi
