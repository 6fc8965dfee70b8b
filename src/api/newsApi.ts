import type { Language } from '@atrium/contract/core'
import {
  addNewsComment,
  deleteNewsComment,
  listNews,
  listNewsComments,
  type NewsComment,
  type NewsItem,
  type NewsReaction,
  reactToNews,
  readAllNews,
  readNews,
} from '@atrium/contract/news'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { invalidatesLists, listTag } from './tags.ts'

interface NewsCall {
  dispatch: (action: never) => { undo: () => void }
  getState: () => unknown
  /** Rejects when the call fails. */
  queryFulfilled: Promise<unknown>
}

interface NewsPage {
  /** Part of the key. */
  language: Language
  /** The id of the item before the first one. @default the newest items */
  before?: number | undefined
}

/** The rows of the call table about news (departure 13). */
export const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNews: build.query<NewsItem[], NewsPage>({
      query: ({ before }) => call(listNews, { query: { before } }),
      providesTags: [listTag('News')],
    }),
    readNews: build.mutation<unknown, number>({
      query: (id) => call(readNews, { params: { id } }),
      invalidatesTags: invalidatesLists('News'),
      onQueryStarted: (id, call) =>
        changeOptimistically(call, (item) => {
          if (item.id === id) item.isRead = true
        }),
    }),
    readAllNews: build.mutation<unknown, void>({
      query: () => call(readAllNews),
      invalidatesTags: invalidatesLists('News'),
      onQueryStarted: (_all, call) =>
        changeOptimistically(call, (item) => {
          item.isRead = true
        }),
    }),
    reactToNews: build.mutation<unknown, { id: number; name: NewsReaction; isOn: boolean }>({
      query: ({ id, name, isOn }) => call(reactToNews, { params: { id, name }, body: { isOn } }),
      invalidatesTags: invalidatesLists('News'),
      onQueryStarted: ({ id, name, isOn }, call) =>
        changeOptimistically(call, (item) => {
          const reaction = item.id === id && item.reactions?.find((one) => one.name === name)
          if (!reaction || reaction.isOwn === isOn) return
          reaction.isOwn = isOn
          reaction.count += isOn ? 1 : -1
        }),
    }),
    listNewsComments: build.query<NewsComment[], number>({
      query: (id) => call(listNewsComments, { params: { id } }),
      providesTags: [listTag('News')],
    }),
    addNewsComment: build.mutation<unknown, { id: number; text: string }>({
      query: ({ id, text }) => call(addNewsComment, { params: { id }, body: { text } }),
      invalidatesTags: invalidatesLists('News'),
    }),
    deleteNewsComment: build.mutation<unknown, number>({
      query: (id) => call(deleteNewsComment, { params: { id } }),
      invalidatesTags: invalidatesLists('News', 'AuditEntry'),
    }),
  }),
})

/** Optimistic update of the items in every cached list; undone when the call fails. */
async function changeOptimistically(
  { dispatch, getState, queryFulfilled }: NewsCall,
  change: (item: NewsItem) => void,
): Promise<void> {
  const lists = newsApi.util.selectCachedArgsForQuery(getState() as never, 'listNews')
  const patches = lists.map((list) =>
    dispatch(newsApi.util.updateQueryData('listNews', list, (items) => items.forEach(change)) as never),
  )
  try {
    await queryFulfilled
  } catch {
    for (const done of patches) done.undo()
  }
}

export const {
  useListNewsQuery,
  useReadNewsMutation,
  useReadAllNewsMutation,
  useReactToNewsMutation,
  useListNewsCommentsQuery,
  useAddNewsCommentMutation,
  useDeleteNewsCommentMutation,
} = newsApi
