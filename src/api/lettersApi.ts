import type { Language } from '@atrium/contract/core'
import {
  cancelLetter,
  createLetter,
  deleteLetter,
  exportSubscribers,
  getLetter,
  type LetterChanges,
  type LetterDetail,
  type LetterFields,
  type LetterRow,
  type LetterTexts,
  listLetters,
  listSubscribers,
  pauseLetter,
  previewLetter,
  removeSubscriber,
  resumeLetter,
  type ShownLetter,
  type Subscriber,
  type SubscribersQuestion,
  saveLetter,
  sendLetter,
  testLetter,
} from '@atrium/contract/newsletter'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { type KeepReply, keepReply } from './keepReply.ts'
import { invalidatesLists, listTag } from './tags.ts'

interface Step {
  id: number
  revision: number
}

/** After a refusal somebody else may have changed the letter: it is fetched again in any case. */
const changed = () => [listTag('Letter'), listTag('AuditEntry')]

const steps = { cancel: cancelLetter, pause: pauseLetter, resume: resumeLetter }

export type LetterStep = keyof typeof steps

const keepOne: KeepReply<{ id: number }, LetterDetail> = keepReply((reply, { id }): unknown =>
  lettersApi.util.updateQueryData('getLetter', id, () => reply),
)

/** The letters and their subscribers at the desk. */
export const lettersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listLetters: build.query<LetterRow[], void>({
      query: () => call(listLetters),
      providesTags: [listTag('Letter')],
    }),
    /** An unknown id fails with 404. */
    getLetter: build.query<LetterDetail, number>({
      query: (id) => call(getLetter, { params: { id } }),
      providesTags: [listTag('Letter')],
    }),
    previewLetter: build.query<ShownLetter, { texts: LetterTexts; language: Language }>({
      query: (body) => call(previewLetter, { body }),
    }),
    createLetter: build.mutation<{ id: number }, LetterFields>({
      query: (body) => call(createLetter, { body }),
      invalidatesTags: changed,
    }),
    saveLetter: build.mutation<LetterDetail, LetterChanges & { id: number }>({
      query: ({ id, ...body }) => call(saveLetter, { params: { id }, body }),
      invalidatesTags: changed,
      onQueryStarted: keepOne,
    }),
    deleteLetter: build.mutation<unknown, number>({
      query: (id) => call(deleteLetter, { params: { id } }),
      invalidatesTags: invalidatesLists('AuditEntry'),
    }),
    sendLetter: build.mutation<LetterDetail, Step & { at?: string | undefined }>({
      query: ({ id, ...body }) => call(sendLetter, { params: { id }, body }),
      invalidatesTags: changed,
      onQueryStarted: keepOne,
    }),
    stepLetter: build.mutation<LetterDetail, Step & { step: LetterStep }>({
      query: ({ id, step, revision }) => call(steps[step], { params: { id }, body: { revision } }),
      invalidatesTags: changed,
      onQueryStarted: keepOne,
    }),
    testLetter: build.mutation<unknown, { id: number; language: Language }>({
      query: ({ id, language }) => call(testLetter, { params: { id }, body: { language } }),
      invalidatesTags: invalidatesLists('Mail'),
    }),
    listSubscribers: build.query<Subscriber[], SubscribersQuestion>({
      query: (query) => call(listSubscribers, { query }),
      providesTags: [listTag('Subscriber')],
    }),
    exportSubscribers: build.mutation<string, void>({
      query: () => ({ ...call(exportSubscribers), reply: 'any', responseHandler: 'text' }),
    }),
    removeSubscriber: build.mutation<unknown, number>({
      query: (id) => call(removeSubscriber, { params: { id } }),
      invalidatesTags: invalidatesLists('Subscriber', 'Mail', 'AuditEntry'),
    }),
  }),
})

export const {
  useListLettersQuery,
  useGetLetterQuery,
  usePreviewLetterQuery,
  useCreateLetterMutation,
  useSaveLetterMutation,
  useDeleteLetterMutation,
  useSendLetterMutation,
  useStepLetterMutation,
  useTestLetterMutation,
  useListSubscribersQuery,
  useExportSubscribersMutation,
  useRemoveSubscriberMutation,
} = lettersApi
