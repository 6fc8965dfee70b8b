import type { BodyOf, Language, ParamsOf, ReplyOf } from '@atrium/contract/core'
import {
  addRecord,
  assignRole,
  changeRecord,
  type DirectoryPerson,
  decideRecordRequest,
  exportPeople,
  type ImportPreview,
  importPeople,
  inviteAgain,
  listColleagues,
  listOwnRecordRequests,
  listPublicFields,
  listRecordRequests,
  listRecords,
  type NewRecordRequest,
  type OwnRecordRequest,
  offboard,
  openAccount,
  type RecordRequest,
  reinstate,
  removeSecondFactor,
  sendRecordRequest,
  setAccountOpen,
  setCard,
  setPublicField,
  undoRecordDecision,
  withdrawRecordRequest,
} from '@atrium/contract/people'
import { constants } from '#config/constants.ts'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { callInTurn, type Outcome, type Watch } from './callInTurn.ts'
import { parseApiError } from './parseApiError.ts'
import { idTag, listTag } from './tags.ts'

/** The id of a record or of an account. */
interface ById {
  id: number
}

/** The change of one of several people: of the record, an invitation to a new account, or once more to an account. */
export type PersonStep = ById &
  ({ changes: BodyOf<typeof changeRecord> } | { language: Language } | { accountId: number })

const callOf = (step: PersonStep) => {
  const params = { id: step.id }
  if ('changes' in step) return call(changeRecord, { params, body: step.changes })
  if ('accountId' in step) return call(inviteAgain, { params: { id: step.accountId } })
  return call(openAccount, { params, body: { language: step.language } })
}

/** After a refusal, or without an answer in time, a record or a request may be another one. */
const mayHaveChanged = (error: unknown) =>
  !error || ['refused', 'notFound', 'late'].includes(parseApiError(error).reason)

const changed = (['Person', 'Employee', 'Room', 'Card', 'LeaveRequest', 'AuditEntry'] as const).map(listTag)

/** What a call about a person changes. */
const changedBy = (_reply: unknown, error: unknown) => (mayHaveChanged(error) ? changed : [])

const imported = (['Person', 'Employee', 'Room', 'Card', 'Profile', 'AuditEntry'] as const).map(listTag)

const own = idTag('RecordRequest', 'own')

/** The record itself changes later, when the decision cannot be undone any more; an event tells it. */
const requestsChangedBy = (_reply: unknown, error: unknown) =>
  mayHaveChanged(error) ? [listTag('RecordRequest')] : []

const ownChangedBy = (_reply: unknown, error: unknown) => (mayHaveChanged(error) ? [own] : [])

/**
 * The directory of colleagues, the records of people with their accounts at the desk, requests for changes of what HR
 * owns in a record, and the import.
 */
export const peopleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The directory of colleagues. The language is part of the key. */
    listColleagues: build.query<DirectoryPerson[], Language>({
      query: () => call(listColleagues),
      providesTags: [listTag('Person')],
    }),
    listRecords: build.query<ReplyOf<typeof listRecords>, void>({
      query: () => call(listRecords),
      providesTags: [listTag('Person')],
    }),
    addRecord: build.mutation<ReplyOf<typeof addRecord>, BodyOf<typeof addRecord>>({
      query: (body) => call(addRecord, { body }),
      invalidatesTags: changedBy,
    }),
    changeRecord: build.mutation<unknown, ById & BodyOf<typeof changeRecord>>({
      query: ({ id, ...body }) => call(changeRecord, { params: { id }, body }),
      invalidatesTags: changedBy,
    }),
    /** Changes several people, one call after the other. */
    changePeople: build.mutation<Outcome[], Watch & { steps: readonly PersonStep[] }>({
      queryFn: ({ steps, ...watch }, _api, _options, send) => callInTurn(steps, callOf, send, watch),
      invalidatesTags: changed,
    }),
    setCard: build.mutation<unknown, ById & BodyOf<typeof setCard>>({
      query: ({ id, ...body }) => call(setCard, { params: { id }, body }),
      invalidatesTags: changedBy,
    }),
    offboard: build.mutation<unknown, ById & BodyOf<typeof offboard>>({
      query: ({ id, ...body }) => call(offboard, { params: { id }, body }),
      invalidatesTags: changedBy,
    }),
    reinstate: build.mutation<unknown, ById>({
      query: ({ id }) => call(reinstate, { params: { id } }),
      invalidatesTags: changedBy,
    }),
    openAccount: build.mutation<unknown, ById & BodyOf<typeof openAccount>>({
      query: ({ id, ...body }) => call(openAccount, { params: { id }, body }),
      invalidatesTags: changedBy,
    }),
    inviteAgain: build.mutation<unknown, ById>({
      query: ({ id }) => call(inviteAgain, { params: { id } }),
      invalidatesTags: changedBy,
    }),
    setAccountOpen: build.mutation<unknown, ById & BodyOf<typeof setAccountOpen>>({
      query: ({ id, ...body }) => call(setAccountOpen, { params: { id }, body }),
      invalidatesTags: changedBy,
    }),
    removeSecondFactor: build.mutation<unknown, ById>({
      query: ({ id }) => call(removeSecondFactor, { params: { id } }),
      invalidatesTags: changedBy,
    }),
    assignRole: build.mutation<unknown, ById & BodyOf<typeof assignRole>>({
      query: ({ id, ...body }) => call(assignRole, { params: { id }, body }),
      invalidatesTags: changedBy,
    }),
    listOwnRecordRequests: build.query<OwnRecordRequest[], void>({
      query: () => call(listOwnRecordRequests),
      providesTags: [own],
    }),
    sendRecordRequest: build.mutation<unknown, NewRecordRequest>({
      query: (body) => call(sendRecordRequest, { body }),
      invalidatesTags: ownChangedBy,
    }),
    withdrawRecordRequest: build.mutation<unknown, number>({
      query: (id) => call(withdrawRecordRequest, { params: { id } }),
      invalidatesTags: ownChangedBy,
    }),
    listRecordRequests: build.query<RecordRequest[], Language>({
      query: () => call(listRecordRequests),
      providesTags: [listTag('RecordRequest')],
    }),
    decideRecordRequest: build.mutation<unknown, BodyOf<typeof decideRecordRequest> & { id: number }>({
      query: ({ id, ...body }) => call(decideRecordRequest, { params: { id }, body }),
      invalidatesTags: requestsChangedBy,
    }),
    undoRecordDecision: build.mutation<unknown, number>({
      query: (id) => call(undoRecordDecision, { params: { id } }),
      invalidatesTags: requestsChangedBy,
    }),
    listPublicFields: build.query<ReplyOf<typeof listPublicFields>, void>({
      query: () => call(listPublicFields),
      providesTags: [listTag('PublicField')],
    }),
    /** Optimistic update: the preview follows at once, and back when the call fails. */
    setPublicField: build.mutation<unknown, ParamsOf<typeof setPublicField> & BodyOf<typeof setPublicField>>({
      query: ({ field, isPublic }) => call(setPublicField, { params: { field }, body: { isPublic } }),
      onQueryStarted: async ({ field, isPublic }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          peopleApi.util.updateQueryData('listPublicFields', undefined, (fields) => [
            ...fields.filter((each) => each !== field),
            ...(isPublic ? [field] : []),
          ]),
        )
        await queryFulfilled.catch(patch.undo)
      },
      invalidatesTags: (_reply, error) => [listTag(error ? 'PublicField' : 'AuditEntry')],
    }),
    /** Shows what a CSV file of people would change, or imports it. */
    importPeople: build.mutation<ImportPreview, BodyOf<typeof importPeople>>({
      // Thousands of people are written one after the other.
      query: (body) => call(importPeople, { body, timeout: constants.calls.uploadMs }),
      // Without an answer in time the import may have succeeded.
      invalidatesTags: (_reply, _error, { isDryRun }) => (isDryRun ? [] : imported),
    }),
    /** The CSV of everybody, without the mark of UTF-8 at its beginning. */
    exportPeople: build.mutation<string, void>({
      query: () => ({ ...call(exportPeople), reply: 'any', responseHandler: 'text' }),
    }),
  }),
})

export const {
  useListColleaguesQuery,
  useListRecordsQuery,
  useAddRecordMutation,
  useChangeRecordMutation,
  useChangePeopleMutation,
  useSetCardMutation,
  useOffboardMutation,
  useReinstateMutation,
  useOpenAccountMutation,
  useInviteAgainMutation,
  useSetAccountOpenMutation,
  useRemoveSecondFactorMutation,
  useAssignRoleMutation,
  useListOwnRecordRequestsQuery,
  useSendRecordRequestMutation,
  useWithdrawRecordRequestMutation,
  useListRecordRequestsQuery,
  useDecideRecordRequestMutation,
  useUndoRecordDecisionMutation,
  useListPublicFieldsQuery,
  useSetPublicFieldMutation,
  useImportPeopleMutation,
  useExportPeopleMutation,
} = peopleApi
