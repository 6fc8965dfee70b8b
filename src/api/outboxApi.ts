import {
  deleteMail,
  listOutbox,
  type OutboxPage,
  type OutboxQuestion,
  retryMail,
  retryMails,
} from '@atrium/contract/outbox'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { listTag } from './tags.ts'

/** After a refusal the mail has gone meanwhile: the list is fetched again in any case. */
const changed = () => [listTag('Mail'), listTag('AuditEntry')]

/** The outbox at the desk. */
export const outboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOutbox: build.query<OutboxPage, OutboxQuestion>({
      query: (query) => call(listOutbox, { query }),
      providesTags: [listTag('Mail')],
    }),
    retryMail: build.mutation<unknown, number>({
      query: (id) => call(retryMail, { params: { id } }),
      invalidatesTags: changed,
    }),
    retryMails: build.mutation<{ count: number }, void>({
      query: () => call(retryMails),
      invalidatesTags: changed,
    }),
    deleteMail: build.mutation<unknown, number>({
      query: (id) => call(deleteMail, { params: { id } }),
      invalidatesTags: changed,
    }),
  }),
})

export const { useListOutboxQuery, useRetryMailMutation, useRetryMailsMutation, useDeleteMailMutation } =
  outboxApi
