import type { BodyOf, Language, ReplyOf } from '@atrium/contract/core'
import {
  addRecord,
  assignRole,
  changeRecord,
  type DirectoryPerson,
  inviteAgain,
  listColleagues,
  listRecords,
  offboard,
  openAccount,
  type PersonChanges,
  reinstate,
  removeSecondFactor,
  setAccountOpen,
  setCard,
} from '@atrium/contract/people'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { callInTurn, type Outcome, type Watch } from './callInTurn.ts'
import { parseApiError } from './parseApiError.ts'
import { listTag } from './tags.ts'

/** The id of a record or of an account. */
interface ById {
  id: number
}

/** The change of one of several people: of the record, an invitation to a new account, or once more to an account. */
export type PersonStep = ById & ({ changes: PersonChanges } | { language: Language } | { accountId: number })

const callOf = (step: PersonStep) => {
  const params = { id: step.id }
  if ('changes' in step) return call(changeRecord, { params, body: step.changes })
  if ('accountId' in step) return call(inviteAgain, { params: { id: step.accountId } })
  return call(openAccount, { params, body: { language: step.language } })
}

const changed = (['Person', 'Employee', 'Room', 'Card', 'LeaveRequest', 'AuditEntry'] as const).map(listTag)

/** What a call about a person changes. After a refusal, or without an answer in time, the record may be another one. */
const changedBy = (_reply: unknown, error: unknown) =>
  !error || ['refused', 'notFound', 'late'].includes(parseApiError(error).reason) ? changed : []

/** The directory of colleagues, and the records of people with their accounts at the desk. */
const peopleApi = baseApi.injectEndpoints({
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
    changeRecord: build.mutation<unknown, ById & PersonChanges>({
      query: ({ id, ...body }) => call(changeRecord, { params: { id }, body }),
      invalidatesTags: changedBy,
    }),
    /** Changes several people, one call after the other. */
    changePeople: build.mutation<Outcome[], Watch & { steps: PersonStep[] }>({
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
} = peopleApi
