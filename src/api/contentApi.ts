import {
  type AskedContent,
  askForContentPublication,
  type ContentChanges,
  type ContentItem,
  type ContentKind,
  type ContentPreview,
  type ContentPublication,
  type ContentValue,
  type ContentVersion,
  cancelPublication,
  countAskedContent,
  createContent,
  getContentPreview,
  listContent,
  listContentVersions,
  markEditing,
  publishContent,
  removeContent,
  saveContent,
  shareContent,
  sortContent,
} from '@atrium/contract/content'
import type { Language } from '@atrium/contract/core'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { type KeepReply, keepReply } from './keepReply.ts'
import { listTag } from './tags.ts'

interface One {
  kind: ContentKind
  key: string
}

/** After a refusal somebody else may have changed the draft: it is fetched again in any case. */
const changed = () => [listTag('Content'), listTag('AuditEntry')]
const providesTags = [listTag('Content')]

const keepItem: KeepReply<One, ContentItem> = keepReply((reply, { kind, key }): unknown =>
  contentApi.util.updateQueryData('listContent', kind, (items) =>
    items.map((item) => (item.key === key ? reply : item)),
  ),
)

/** What editors write for visitors. */
export const contentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listContent: build.query<ContentItem[], ContentKind>({
      query: (kind) => call(listContent, { params: { kind } }),
      providesTags,
    }),
    countAskedContent: build.query<AskedContent, void>({
      query: () => call(countAskedContent),
      providesTags,
    }),
    listContentVersions: build.query<ContentVersion[], One>({
      query: (params) => call(listContentVersions, { params }),
      providesTags,
    }),
    markEditing: build.query<string[], string>({
      query: (subject) => call(markEditing, { params: { subject } }),
      // The answer holds for now only.
      keepUnusedDataFor: 0,
    }),
    shareContent: build.mutation<{ token: string }, One>({
      query: (params) => call(shareContent, { params }),
    }),
    getContentPreview: build.query<ContentPreview, { token: string; language: Language }>({
      query: ({ token }) => call(getContentPreview, { params: { token } }),
    }),
    createContent: build.mutation<ContentItem, { kind: ContentKind; value: ContentValue }>({
      query: ({ kind, value }) => call(createContent, { params: { kind }, body: { value } }),
      invalidatesTags: changed,
    }),
    saveContent: build.mutation<ContentItem, One & ContentChanges>({
      query: ({ kind, key, ...body }) => call(saveContent, { params: { kind, key }, body }),
      invalidatesTags: changed,
      onQueryStarted: keepItem,
    }),
    removeContent: build.mutation<undefined, One>({
      query: (params) => call(removeContent, { params }),
      invalidatesTags: changed,
    }),
    askForContentPublication: build.mutation<ContentItem, One & { revision: number }>({
      query: ({ revision, ...params }) => call(askForContentPublication, { params, body: { revision } }),
      invalidatesTags: changed,
      onQueryStarted: keepItem,
    }),
    cancelPublication: build.mutation<ContentItem, One>({
      query: (params) => call(cancelPublication, { params }),
      invalidatesTags: changed,
      onQueryStarted: keepItem,
    }),
    publishContent: build.mutation<ContentItem, One & ContentPublication>({
      query: ({ kind, key, ...body }) => call(publishContent, { params: { kind, key }, body }),
      invalidatesTags: changed,
      onQueryStarted: keepItem,
    }),
    sortContent: build.mutation<ContentItem[], { kind: ContentKind; keys: string[] }>({
      query: ({ kind, keys }) => call(sortContent, { params: { kind }, body: { keys } }),
      // The items are in their new places at once, and back in the old ones after a failure.
      onQueryStarted: ({ kind, keys }, { dispatch, queryFulfilled }) => {
        const sort = (items: ContentItem[]) =>
          items.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key))
        const { undo } = dispatch(contentApi.util.updateQueryData('listContent', kind, sort))
        queryFulfilled.catch(undo)
      },
      invalidatesTags: changed,
    }),
  }),
})

export const {
  useListContentQuery,
  useCountAskedContentQuery,
  useListContentVersionsQuery,
  useGetContentPreviewQuery,
  useMarkEditingQuery,
  useShareContentMutation,
  useCreateContentMutation,
  useSaveContentMutation,
  useRemoveContentMutation,
  useAskForContentPublicationMutation,
  useCancelPublicationMutation,
  usePublishContentMutation,
  useSortContentMutation,
} = contentApi
