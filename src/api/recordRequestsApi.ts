import type { BodyOf, Language } from '@atrium/contract/core'
import {
  decideRecordRequest,
  listOwnRecordRequests,
  listRecordRequests,
  type NewRecordRequest,
  type OwnRecordRequest,
  type RecordRequest,
  sendRecordRequest,
  withdrawRecordRequest,
} from '@atrium/contract/people'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { parseApiError } from './parseApiError.ts'
import { idTag, listTag } from './tags.ts'

/** What a decision changes besides the request: the record is shown in many places. */
const ofRecord = ['Person', 'Employee', 'Card', 'AuditEntry'] as const

/**
 * The request may be another one by now when the call was refused, and without an answer in time the call may have
 * succeeded.
 */
const changesUnless = (error: unknown, reasons: readonly string[]) =>
  !error || reasons.includes(parseApiError(error).reason)

const own = idTag('RecordRequest', 'own')

/** Requests for changes of what HR owns in a record. */
const recordRequestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOwnRecordRequests: build.query<OwnRecordRequest[], void>({
      query: () => call(listOwnRecordRequests),
      providesTags: [own],
    }),
    sendRecordRequest: build.mutation<unknown, NewRecordRequest>({
      query: (body) => call(sendRecordRequest, { body }),
      invalidatesTags: (_reply, error) => (changesUnless(error, ['refused', 'late']) ? [own] : []),
    }),
    withdrawRecordRequest: build.mutation<unknown, number>({
      query: (id) => call(withdrawRecordRequest, { params: { id } }),
      invalidatesTags: (_reply, error) =>
        changesUnless(error, ['refused', 'notFound', 'late']) ? [own] : [],
    }),
    listRecordRequests: build.query<RecordRequest[], Language>({
      query: () => call(listRecordRequests),
      providesTags: [listTag('RecordRequest')],
    }),
    decideRecordRequest: build.mutation<unknown, BodyOf<typeof decideRecordRequest> & { id: number }>({
      query: ({ id, ...body }) => call(decideRecordRequest, { params: { id }, body }),
      invalidatesTags: (_reply, error) =>
        changesUnless(error, ['refused', 'notFound', 'late']) ? [listTag('RecordRequest'), ...ofRecord] : [],
    }),
  }),
})

export const {
  useListOwnRecordRequestsQuery,
  useSendRecordRequestMutation,
  useWithdrawRecordRequestMutation,
  useListRecordRequestsQuery,
  useDecideRecordRequestMutation,
} = recordRequestsApi
