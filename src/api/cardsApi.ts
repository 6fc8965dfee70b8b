import type { Language, ReplyOf } from '@atrium/contract/core'
import { getCard, listCards } from '@atrium/contract/people'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { idTag, listTag } from './tags.ts'

/** The personal card row of the call table (spec 7). Positions are in the language that is part of the key. */
export const cardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCard: build.query<ReplyOf<typeof getCard>, { name: string; language: Language }>({
      query: ({ name }) => call(getCard, { params: { name } }),
      providesTags: (_result, _error, { name }) => [idTag('Card', name)],
    }),
    /** Every card, for printing by colleagues. */
    listCards: build.query<ReplyOf<typeof listCards>, Language>({
      query: () => call(listCards),
      providesTags: [listTag('Card')],
    }),
  }),
})

export const { useGetCardQuery, useListCardsQuery } = cardsApi
