import type { Language, ReplyOf } from '@atrium/contract/core'
import { listTeam } from '@atrium/contract/people'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { listTag } from './tags.ts'

/**
 * The team row of the call table (spec 7). Positions are in the language of the request, so the language is the key.
 */
export const teamApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTeam: build.query<ReplyOf<typeof listTeam>, Language>({
      query: () => call(listTeam),
      providesTags: [listTag('TeamMember')],
    }),
  }),
})

export const { useListTeamQuery } = teamApi
