import {
  getPublishedLetter,
  listPublishedLetters,
  type PublishedLetter,
  type PublishedRow,
} from '@atrium/contract/newsletter'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { listTag } from './tags.ts'

/** The letters that were sent, for everybody. */
export const archiveApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPublishedLetters: build.query<PublishedRow[], void>({
      query: () => call(listPublishedLetters),
      providesTags: [listTag('Letter')],
    }),
    /** An unknown id fails with 404. */
    getPublishedLetter: build.query<PublishedLetter, number>({
      query: (id) => call(getPublishedLetter, { params: { id } }),
      providesTags: [listTag('Letter')],
    }),
  }),
})

export const { useListPublishedLettersQuery, useGetPublishedLetterQuery } = archiveApi
