import type { BodyOf, ParamsOf, ReplyOf } from '@atrium/contract/core'
import {
  exportTexts,
  type FoundTexts,
  findTexts,
  importTexts,
  listNamespaces,
  listTexts,
  type Namespace,
  restoreText,
  saveTexts,
  type TextEntry,
  type TextFile,
} from '@atrium/contract/translations'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { listTag } from './tags.ts'

const providesTags = [listTag('Translation')]
/** After a refusal somebody else may have changed a text: all are fetched again in any case. */
const invalidatesTags = () => [listTag('Translation'), listTag('AuditEntry')]

/** The texts of the interface and of mails, for editors. */
export const translationsDeskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNamespaces: build.query<Namespace[], void>({ query: () => call(listNamespaces), providesTags }),
    listTexts: build.query<TextEntry[], string>({
      query: (namespace) => call(listTexts, { params: { namespace } }),
      providesTags,
    }),
    findTexts: build.query<FoundTexts, string>({
      query: (text) => call(findTexts, { query: { text } }),
      providesTags,
    }),
    saveTexts: build.mutation<TextEntry, ParamsOf<typeof saveTexts> & BodyOf<typeof saveTexts>>({
      query: ({ texts, ...params }) => call(saveTexts, { params, body: { texts } }),
      invalidatesTags,
    }),
    restoreText: build.mutation<TextEntry, ParamsOf<typeof restoreText>>({
      query: (params) => call(restoreText, { params }),
      invalidatesTags,
    }),
    exportTexts: build.mutation<string, TextFile>({
      query: (file) => ({
        ...call(exportTexts, { params: { file } }),
        reply: 'any',
        responseHandler: 'text',
      }),
    }),
    importTexts: build.mutation<ReplyOf<typeof importTexts>, BodyOf<typeof importTexts>>({
      query: (body) => call(importTexts, { body }),
      invalidatesTags: (_reply, _error, { isDryRun }) => (isDryRun ? [] : invalidatesTags()),
    }),
  }),
})

export const {
  useListNamespacesQuery,
  useListTextsQuery,
  useFindTextsQuery,
  useSaveTextsMutation,
  useRestoreTextMutation,
  useExportTextsMutation,
  useImportTextsMutation,
} = translationsDeskApi
