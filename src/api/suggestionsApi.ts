import type { ReplyOf } from '@atrium/contract/core'
import {
  addToSuggestion,
  answerSuggestion,
  getSuggestionStatus,
  listInbox,
  listOwnSuggestions,
  type NewSuggestion,
  type SuggestionAnswer,
  sendSuggestion,
} from '@atrium/contract/suggestions'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { listTag } from './tags.ts'

/** The rows of the call table about suggestions (departure 12). */
export const suggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with 400 and the fields, or 429. */
    sendSuggestion: build.mutation<ReplyOf<typeof sendSuggestion>, NewSuggestion>({
      query: (body) => call(sendSuggestion, { body }),
      invalidatesTags: (_reply, error, { isAnonymous }) =>
        error || isAnonymous ? [] : [listTag('Suggestion')],
    }),
    /** A mutation, so that neither code nor answer stays in the cache. An unknown code fails with 404. */
    askSuggestionStatus: build.mutation<ReplyOf<typeof getSuggestionStatus>, string>({
      query: (code) => call(getSuggestionStatus, { body: { code } }),
    }),
    /** Adds words of the sender. Only a named one is fetched again: the log would tell who added to an anonymous one. */
    addToSuggestion: build.mutation<ReplyOf<typeof addToSuggestion>, { code: string; text: string }>({
      query: (body) => call(addToSuggestion, { body }),
      invalidatesTags: (reply) => (reply && !reply.isAnonymous ? [listTag('Suggestion')] : []),
    }),
    listOwnSuggestions: build.query<ReplyOf<typeof listOwnSuggestions>, void>({
      query: () => call(listOwnSuggestions),
      providesTags: [listTag('Suggestion')],
    }),
    /** The suggestions for their readers. */
    listInbox: build.query<ReplyOf<typeof listInbox>, void>({
      query: () => call(listInbox),
      providesTags: [listTag('Suggestion')],
    }),
    /** Fails with 409 when somebody else has saved first: the list is fetched again in any case. */
    answerSuggestion: build.mutation<ReplyOf<typeof answerSuggestion>, SuggestionAnswer & { id: string }>({
      query: ({ id, ...body }) => call(answerSuggestion, { params: { id }, body }),
      invalidatesTags: [listTag('Suggestion')],
    }),
  }),
})

export const {
  useSendSuggestionMutation,
  useAskSuggestionStatusMutation,
  useAddToSuggestionMutation,
  useListOwnSuggestionsQuery,
  useListInboxQuery,
  useAnswerSuggestionMutation,
} = suggestionsApi
