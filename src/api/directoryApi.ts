import type { Language, ReplyOf } from '@atrium/contract/core'
import {
  type AvailabilityQuestion,
  fetchAvailability,
  type InvitablePerson,
  listDirectory,
} from '@atrium/contract/meetings'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { type Cached, withOfflineFallback } from './offlineCache.ts'
import { listTag } from './tags.ts'

/** The directory of colleagues, and who is free when. */
export const directoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sorted by name; positions in the language of the key, in the copy for offline use in the one of the last answer. */
    listDirectory: build.query<Cached<InvitablePerson>, Language>({
      queryFn: (_language, api, _options, send) =>
        withOfflineFallback(api, { key: 'directory', reply: send(call(listDirectory)) }),
      providesTags: [listTag('Person')],
    }),
    /** Availability changes quickly: an unused answer is not cached. */
    fetchAvailability: build.query<
      ReplyOf<typeof fetchAvailability>,
      AvailabilityQuestion & { language: Language }
    >({
      query: ({ language: _inKey, ...body }) => call(fetchAvailability, { body }),
      keepUnusedDataFor: 0,
      providesTags: [listTag('Person')],
    }),
  }),
})

export const { useListDirectoryQuery, useFetchAvailabilityQuery } = directoryApi
