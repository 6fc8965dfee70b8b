import { type Language, listTeam, type ReplyOf } from '@atrium/contract'
import { baseApi } from './baseApi.ts'
import { listTag } from './tags.ts'

/** The team row of the call table (spec 7). Positions come in the language of the request, so it is the key. */
export const teamApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTeam: build.query<ReplyOf<typeof listTeam>, Language>({
      query: () => ({ url: listTeam.path }),
      extraOptions: { shape: 'list' },
      providesTags: [listTag('TeamMember')],
    }),
  }),
})

export const { useListTeamQuery } = teamApi
