import {
  addNews,
  askForPublication,
  type DeskNews,
  type DeskNewsList,
  deleteNews,
  getDeskNews,
  listDeskNews,
  type NewsChanges,
  type NewsPublication,
  publishNews,
  remindOfNews,
  saveNews,
} from '@atrium/contract/news'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { type KeepReply, keepReply } from './keepReply.ts'
import { listTag } from './tags.ts'

/** After a refusal somebody else may have changed the item: it is fetched again in any case. */
const changed = () => [listTag('News'), listTag('AuditEntry')]

const keepOne: KeepReply<{ id: number }, DeskNews> = keepReply((reply, { id }): unknown =>
  newsDeskApi.util.updateQueryData('getDeskNews', id, () => reply),
)

/** News as editors write and publish them. */
export const newsDeskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDeskNews: build.query<DeskNewsList, void>({
      query: () => call(listDeskNews),
      providesTags: [listTag('News')],
    }),
    getDeskNews: build.query<DeskNews, number>({
      query: (id) => call(getDeskNews, { params: { id } }),
      providesTags: [listTag('News')],
    }),
    addNews: build.mutation<DeskNews, void>({ query: () => call(addNews), invalidatesTags: changed }),
    saveNews: build.mutation<DeskNews, NewsChanges & { id: number }>({
      query: ({ id, ...body }) => call(saveNews, { params: { id }, body }),
      invalidatesTags: changed,
      onQueryStarted: keepOne,
    }),
    publishNews: build.mutation<DeskNews, NewsPublication & { id: number }>({
      query: ({ id, ...body }) => call(publishNews, { params: { id }, body }),
      invalidatesTags: changed,
      onQueryStarted: keepOne,
    }),
    askForPublication: build.mutation<DeskNews, number>({
      query: (id) => call(askForPublication, { params: { id } }),
      invalidatesTags: changed,
    }),
    remindOfNews: build.mutation<DeskNews, number>({
      query: (id) => call(remindOfNews, { params: { id } }),
      invalidatesTags: changed,
    }),
    deleteNews: build.mutation<unknown, number>({
      query: (id) => call(deleteNews, { params: { id } }),
      invalidatesTags: changed,
    }),
  }),
})

export const {
  useListDeskNewsQuery,
  useGetDeskNewsQuery,
  useAddNewsMutation,
  useSaveNewsMutation,
  usePublishNewsMutation,
  useAskForPublicationMutation,
  useRemindOfNewsMutation,
  useDeleteNewsMutation,
} = newsDeskApi
