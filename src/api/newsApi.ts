import type { Language } from '@atrium/contract/core'
import { listNews, type NewsItem, readAllNews, readNews } from '@atrium/contract/news'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { markReadOptimistically } from './markReadOptimistically.ts'
import { invalidatesLists, listTag } from './tags.ts'

/** The rows of the call table about news (departure 13). The language is part of the key. */
export const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNews: build.query<NewsItem[], Language>({
      query: () => call(listNews),
      providesTags: [listTag('News')],
    }),
    readNews: build.mutation<unknown, number>({
      query: (id) => call(readNews, { params: { id } }),
      invalidatesTags: invalidatesLists('News'),
      onQueryStarted: (id, call) => markReadOptimistically<NewsItem>(call, change, (item) => item.id === id),
    }),
    readAllNews: build.mutation<unknown, void>({
      query: () => call(readAllNews),
      invalidatesTags: invalidatesLists('News'),
      onQueryStarted: (_all, call) => markReadOptimistically<NewsItem>(call, change),
    }),
  }),
})

/** Changes the cached list of one language. */
function change(language: Language, recipe: (items: NewsItem[]) => void): unknown {
  return newsApi.util.updateQueryData('listNews', language, recipe)
}

export const { useListNewsQuery, useReadNewsMutation, useReadAllNewsMutation } = newsApi
