import {
  getSuggestionStatus,
  listOwnSuggestions,
  type NewSuggestion,
  type ReplyOf,
  sendSuggestion,
} from '@atrium/contract'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { listTag } from './tags.ts'

/** The rows of the call table about suggestions (departure 12). */
const suggestionsApi = baseApi.injectEndpoints({
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
    listOwnSuggestions: build.query<ReplyOf<typeof listOwnSuggestions>, void>({
      query: () => call(listOwnSuggestions),
      providesTags: [listTag('Suggestion')],
    }),
  }),
})

export const { useSendSuggestionMutation, useAskSuggestionStatusMutation, useListOwnSuggestionsQuery } =
  suggestionsApi
