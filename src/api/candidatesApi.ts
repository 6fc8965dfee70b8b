import type { BodyOf, ReplyOf } from '@atrium/contract/core'
import { type Application, eraseCandidate, getCandidateData, giveFeedback } from '@atrium/contract/hiring'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { keepReply, staleAfter } from './hiringApi.ts'
import { idTag, invalidatesLists } from './tags.ts'

/** Interviews, and everything that is stored about a candidate. */
export const candidatesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    giveFeedback: build.mutation<
      Application,
      { id: number; meetingId: string } & BodyOf<typeof giveFeedback>
    >({
      query: ({ id, meetingId, ...body }) => call(giveFeedback, { params: { id, meetingId }, body }),
      onQueryStarted: keepReply,
      invalidatesTags: staleAfter,
    }),
    /** Counted anew for each question. */
    getCandidateData: build.query<ReplyOf<typeof getCandidateData>, number>({
      query: (id) => call(getCandidateData, { params: { id } }),
      keepUnusedDataFor: 0,
      providesTags: (_reply, _error, id) => [idTag('Application', id)],
    }),
    /** The list alone is fetched again: the page of an erased application is left. */
    eraseCandidate: build.mutation<unknown, { id: number } & BodyOf<typeof eraseCandidate>>({
      query: ({ id, ...body }) => call(eraseCandidate, { params: { id }, body }),
      invalidatesTags: invalidatesLists('Application', 'AuditEntry'),
    }),
  }),
})

export const { useGiveFeedbackMutation, useGetCandidateDataQuery, useEraseCandidateMutation } = candidatesApi
