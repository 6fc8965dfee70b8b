import { sendEmail } from '@atrium/contract/contact'
import type { BodyOf, Language, ReplyOf } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import {
  addLeaveEntry,
  addLeaveType,
  answerLeaveQuestion,
  cancelLeave,
  cancelOffDayRequest,
  changeLeaveType,
  decideLeave,
  type LeaveEntry,
  type LeaveRequest,
  type LeaveType,
  type LeaveTypeChanges,
  listBalances,
  listColleagueOffDays,
  listLeaveRequests,
  listLeaveTypes,
  listOffDayRequests,
  listOwnBalances,
  listTeamAbsences,
  type OffDayParams,
  type OffDayRequest,
  type PersonBalance,
  type PersonOffDays,
  recordLeave,
  type TeamAbsences,
  undoLeaveDecision,
} from '@atrium/contract/leave'
import { baseApi, environmentOf } from './baseApi.ts'
import { call } from './call.ts'
import { callInTurn, type Outcome, type Watch } from './callInTurn.ts'
import { type Cached, withOfflineFallback } from './offlineCache.ts'
import { type CallError, isLate, parseApiError } from './parseApiError.ts'
import { listTag } from './tags.ts'

/** A year of everybody or of one person, and the language of the names in the answer. */
interface YearKey {
  year: number
  person?: number | undefined
  language: Language
}

const changed = (['LeaveRequest', 'LeaveBalance', 'TeamAbsence', 'OffDayRequest'] as const).map(listTag)

/**
 * What a call about a request changes. The request may be another one by now when the call was refused, and without an
 * answer in time the call may have succeeded.
 */
const changedBy = (_reply: unknown, error: unknown) =>
  !error || ['refused', 'notFound', 'late'].includes(parseApiError(error).reason) ? changed : []

/** A failed call changes nothing. A call without an answer in time may have succeeded, so the list is fetched again. */
const ownChangedBy = (_reply: unknown, error: CallError | undefined) =>
  error && !isLate(error) ? [] : [listTag('OffDayRequest')]

/**
 * Kinds of leave, requests as those who decide see them, balances, the team calendar, and the rows of the call table
 * about off days (spec 7).
 */
export const leaveApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listLeaveTypes: build.query<LeaveType[], Language>({
      query: () => call(listLeaveTypes),
      providesTags: [listTag('LeaveType')],
    }),
    addLeaveType: build.mutation<LeaveType, LeaveTypeChanges>({
      query: (body) => call(addLeaveType, { body }),
      invalidatesTags: [listTag('LeaveType'), listTag('LeaveBalance')],
    }),
    changeLeaveType: build.mutation<LeaveType, LeaveTypeChanges & { id: number }>({
      query: ({ id, ...body }) => call(changeLeaveType, { params: { id }, body }),
      invalidatesTags: [listTag('LeaveType'), listTag('LeaveBalance')],
    }),
    listOwnBalances: build.query<ReplyOf<typeof listOwnBalances>, number>({
      query: (year) => call(listOwnBalances, { query: { year } }),
      // One's own requests change it.
      providesTags: [listTag('LeaveBalance'), listTag('OffDayRequest')],
    }),
    answerLeaveQuestion: build.mutation<unknown, { id: number; words: string }>({
      query: ({ id, words }) => call(answerLeaveQuestion, { params: { id }, body: { words } }),
      invalidatesTags: changedBy,
    }),
    listLeaveRequests: build.query<LeaveRequest[], YearKey>({
      query: ({ year, person }) => call(listLeaveRequests, { query: { year, person } }),
      providesTags: [listTag('LeaveRequest')],
    }),
    decideLeave: build.mutation<unknown, BodyOf<typeof decideLeave> & { id: number }>({
      query: ({ id, ...body }) => call(decideLeave, { params: { id }, body }),
      invalidatesTags: changedBy,
    }),
    undoLeaveDecision: build.mutation<unknown, number>({
      query: (id) => call(undoLeaveDecision, { params: { id } }),
      invalidatesTags: changedBy,
    }),
    recordLeave: build.mutation<unknown, BodyOf<typeof recordLeave>>({
      query: (body) => call(recordLeave, { body }),
      invalidatesTags: changedBy,
    }),
    cancelLeave: build.mutation<unknown, number>({
      query: (id) => call(cancelLeave, { params: { id } }),
      invalidatesTags: changedBy,
    }),
    /** One decision about several requests, one call after the other. A server that cannot be reached ends it. */
    decideLeaves: build.mutation<
      Outcome[],
      Watch & { steps: readonly (BodyOf<typeof decideLeave> & { id: number })[] }
    >({
      queryFn: ({ steps, ...watch }, _api, _options, send) =>
        callInTurn(steps, ({ id, ...body }) => call(decideLeave, { params: { id }, body }), send, watch),
      invalidatesTags: changed,
    }),
    listBalances: build.query<PersonBalance[], YearKey>({
      query: ({ year, person }) => call(listBalances, { query: { year, person } }),
      providesTags: [listTag('LeaveBalance')],
    }),
    addLeaveEntry: build.mutation<unknown, LeaveEntry>({
      query: (body) => call(addLeaveEntry, { body }),
      invalidatesTags: [listTag('LeaveBalance'), listTag('LeaveRequest')],
    }),
    listTeamAbsences: build.query<TeamAbsences[], { from: IsoDay; to: IsoDay; language: Language }>({
      query: ({ from, to }) => call(listTeamAbsences, { query: { from, to } }),
      providesTags: [listTag('TeamAbsence')],
    }),
    /** Sends through the e-mail service. Fails with the status of the service, or with 400 and the errors by parameter. */
    sendOffDayRequest: build.mutation<unknown, OffDayParams>({
      queryFn: async (params, api, _options, send) => {
        const { email } = environmentOf(api)
        const body = {
          service_id: email.serviceId,
          template_id: email.templates.offDay,
          user_id: email.userId,
          template_params: { ...params },
        }
        return (await send(call(sendEmail, { body, host: 'email' }))) as
          | { data: unknown }
          | { error: CallError }
      },
      invalidatesTags: ownChangedBy,
    }),
    listOffDayRequests: build.query<Cached<OffDayRequest>, void>({
      queryFn: (_none, api, _options, send) =>
        withOfflineFallback(api, { key: 'offDays', reply: send(call(listOffDayRequests)) }),
      providesTags: [listTag('OffDayRequest')],
    }),
    /** The days of colleagues; no copy of them stays in the browser. */
    listColleagueOffDays: build.query<PersonOffDays[], { from: IsoDay; to: IsoDay }>({
      query: (query) => call(listColleagueOffDays, { query }),
      providesTags: [listTag('OffDayRequest')],
    }),
    cancelOffDayRequest: build.mutation<unknown, number>({
      query: (id) => call(cancelOffDayRequest, { params: { id } }),
      invalidatesTags: ownChangedBy,
    }),
  }),
})

export const {
  useListLeaveTypesQuery,
  useAddLeaveTypeMutation,
  useChangeLeaveTypeMutation,
  useListOwnBalancesQuery,
  useAnswerLeaveQuestionMutation,
  useListLeaveRequestsQuery,
  useDecideLeaveMutation,
  useUndoLeaveDecisionMutation,
  useDecideLeavesMutation,
  useCancelLeaveMutation,
  useListBalancesQuery,
  useRecordLeaveMutation,
  useAddLeaveEntryMutation,
  useListTeamAbsencesQuery,
  useSendOffDayRequestMutation,
  useListOffDayRequestsQuery,
  useListColleagueOffDaysQuery,
  useCancelOffDayRequestMutation,
} = leaveApi
