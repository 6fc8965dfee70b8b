import {
  type AvailabilityQuestion,
  askAvailability,
  type Language,
  listDirectory,
  type ReplyOf,
} from '@atrium/contract'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { listTag } from './tags.ts'

/** Who works here, and who is free when. */
const directoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** By name; positions in the language that is part of the key. */
    listDirectory: build.query<ReplyOf<typeof listDirectory>, Language>({
      query: () => call(listDirectory),
      providesTags: [listTag('Person')],
    }),
    /** What is true now may not be in a minute: an answer is not kept once nobody looks at it. */
    askAvailability: build.query<
      ReplyOf<typeof askAvailability>,
      AvailabilityQuestion & { language: Language }
    >({
      query: ({ language: _inKey, ...body }) => call(askAvailability, { body }),
      keepUnusedDataFor: 0,
      providesTags: [listTag('Person')],
    }),
  }),
})

export const { useListDirectoryQuery, useAskAvailabilityQuery } = directoryApi
