import type { Language, ReplyOf } from '@atrium/contract/core'
import {
  type Badge,
  byIdNumber,
  getCard,
  listCards,
  listEmployees,
  listRoomEmployees,
  listRooms,
  listTeam,
  readIdNumber,
} from '@atrium/contract/people'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { idTag, listTag } from './tags.ts'

/** The id of an employee, and the language of the answer. */
interface EmployeeQuestion {
  /** As in the address: `DEV7`, `dev7` or `7`. */
  idnumber: string
  language: Language
}

/**
 * The rows of the call table about employees, rooms, personal cards and the team (spec 7), which visitors may read. The
 * language is part of the key.
 */
export const peopleLookupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One employee, or null (departure 9). Some servers answer with all employees. */
    getEmployee: build.query<Badge | null, EmployeeQuestion>({
      query: ({ idnumber }) =>
        call(listEmployees, { query: { idnumber: readIdNumber(idnumber) ?? idnumber } }),
      transformResponse: (all: ReplyOf<typeof listEmployees>, _meta, { idnumber }) =>
        all.find((each) => readIdNumber(each.idnumber) === readIdNumber(idnumber)) ?? null,
      providesTags: (_result, _error, { idnumber }) => [idTag('Employee', idnumber)],
    }),
    /** All employees, for colleagues. */
    listEmployees: build.query<ReplyOf<typeof listEmployees>, Language>({
      query: () => call(listEmployees),
      providesTags: [listTag('Employee')],
    }),
    listRooms: build.query<ReplyOf<typeof listRooms>, void>({
      query: () => call(listRooms),
      providesTags: [listTag('Room')],
    }),
    /** The employees in a room, sorted by the number of their id. */
    listRoomEmployees: build.query<
      ReplyOf<typeof listRoomEmployees>,
      { roomname: string; language: Language }
    >({
      query: ({ roomname }) => call(listRoomEmployees, { params: { roomname } }),
      transformResponse: (all: ReplyOf<typeof listRoomEmployees>) => all.toSorted(byIdNumber),
      providesTags: (_result, _error, { roomname }) => [idTag('Room', roomname)],
    }),
    getCard: build.query<ReplyOf<typeof getCard>, { name: string; language: Language }>({
      query: ({ name }) => call(getCard, { params: { name } }),
      providesTags: (_result, _error, { name }) => [idTag('Card', name)],
    }),
    /** Every card, for printing by colleagues. */
    listCards: build.query<ReplyOf<typeof listCards>, Language>({
      query: () => call(listCards),
      providesTags: [listTag('Card')],
    }),
    listTeam: build.query<ReplyOf<typeof listTeam>, Language>({
      query: () => call(listTeam),
      providesTags: [listTag('TeamMember')],
    }),
  }),
})

export const {
  useGetEmployeeQuery,
  useListEmployeesQuery,
  useListRoomsQuery,
  useListRoomEmployeesQuery,
  useGetCardQuery,
  useListCardsQuery,
  useListTeamQuery,
} = peopleLookupApi
