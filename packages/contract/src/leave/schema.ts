import { array, boolean, mixed, number, type ObjectSchema, object, string } from 'yup'
import { holidayYears } from '#holidays/endpoints.ts'
import { isBelowLaw, type LeaveState, leaveRules, leaveStates } from './rules.ts'
import {
  addLeaveEntry,
  addLeaveType,
  answerLeaveQuestion,
  cancelLeave,
  changeLeaveType,
  decideLeave,
  decisions,
  type LeaveBalance,
  type LeaveDecision,
  type LeaveEntry,
  type LeaveRequest,
  type LeaveType,
  type LeaveTypeChanges,
  listBalances,
  listLeaveRequests,
  listLeaveTypes,
  listOwnBalances,
  listTeamAbsences,
  type PersonBalance,
  type TeamAbsences,
} from './endpoints.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { flag, idParams, largestNumber, line, lines, numberInAddress, record, wholeNumber } from '#core/fields.ts'
import { colleagueDaysSchema, leaveStepSchema } from '#leave/offDays/schema.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'

const names = record({ AZ: string().defined(), EN: string().defined(), RU: string().defined() })

const typeSchema: ObjectSchema<LeaveType> = object({
  id: number().integer().required(),
  name: string().defined(),
  names,
  hasBalance: boolean().required(),
  yearlyDays: number().required(),
  carryOverDays: number().required(),
  isArchived: boolean().required(),
  worksElsewhere: boolean().required(),
})

const balanceFields = {
  year: number().integer().required(),
  entitlement: number().required(),
  carriedOver: number().required(),
  adjustments: number().required(),
  taken: number().required(),
  pending: number().required(),
  left: number().required(),
}
const balanceSchema: ObjectSchema<LeaveBalance> = object({ ...balanceFields, after: number().required() })

const days = () => array(string().defined()).defined()
const state = () => mixed<LeaveState>().oneOf(leaveStates).required()

const requestSchema: ObjectSchema<LeaveRequest> = object({
  id: number().integer().required(),
  userId: number().integer().required(),
  name: string().defined(),
  position: string().defined(),
  unit: string().defined(),
  typeId: number().integer().required(),
  days: days(),
  startTime: string().defined(),
  endTime: string().defined(),
  message: string().defined(),
  state: state(),
  createdAt: string().required(),
  steps: array(leaveStepSchema).defined(),
  isMine: boolean().required(),
  canCancel: boolean().required(),
  workingMinutes: number().required(),
  countedMinutes: number().required(),
  balances: array(balanceSchema).defined(),
  overlaps: array(object({ typeId: number().integer().required(), state: state(), days: days() })).defined(),
  alsoAway: array(object({ name: string().defined(), days: days() })).defined(),
  meetings: number().required(),
})

const personBalanceSchema: ObjectSchema<PersonBalance> = object({
  ...balanceFields,
  userId: number().integer().required(),
  name: string().defined(),
  unit: string().defined(),
  typeId: number().integer().required(),
  records: array(
    object({
      kind: mixed<'entitlement' | 'adjustment'>().oneOf(['entitlement', 'adjustment']).required(),
      minutes: number().required(),
      reason: string().defined(),
      createdAt: string().required(),
      by: string().defined().nullable(),
    }),
  ).defined(),
})

const teamSchema: ObjectSchema<TeamAbsences> = object({
  userId: number().integer().required(),
  name: string().defined(),
  unit: string().defined(),
  absences: array(
    object({
      requestId: number().integer().required(),
      days: days(),
      startTime: string().defined(),
      endTime: string().defined(),
      typeId: number().integer().required(),
      worksElsewhere: boolean().required(),
      state: state(),
    }),
  ).defined(),
})

const yearQuery: ObjectSchema<{ year: number }> = object({
  year: numberInAddress(holidayYears.first, holidayYears.last).required(),
})

const typeName = () =>
  line(limits.leaveTypeName, message('nameTooLong')).required(message('leaveNameRequired'))
const yearlyDays = () =>
  wholeNumber(0, limits.leaveDays, message('leaveDaysInvalid')).required(message('leaveDaysInvalid'))

/** The body of `addLeaveType` and `changeLeaveType`. */
export const leaveTypeSchema: ObjectSchema<LeaveTypeChanges> = object({
  names: record({ AZ: typeName(), EN: typeName(), RU: typeName() }).required(),
  hasBalance: flag().required(),
  yearlyDays: yearlyDays(),
  carryOverDays: yearlyDays(),
  isArchived: flag().required(),
  worksElsewhere: flag(),
  isBelowLawConfirmed: flag(),
})

const words = () => lines(limits.leaveWords, message('wordsTooLong')).defined()

/** The body of `answerLeaveQuestion`. */
export const leaveAnswerSchema: ObjectSchema<{ words: string }> = object({
  words: words().required(message('wordsRequired')),
})

/** The body of `decideLeave`: words are needed unless a wish is granted. */
export const leaveDecisionSchema: ObjectSchema<{ decision: LeaveDecision; words: string }> = object({
  decision: mixed<LeaveDecision>().oneOf(decisions).required(),
  words: words().when('decision', {
    is: (decision: LeaveDecision) => leaveRules[decision]?.needsWords === true,
    // biome-ignore lint/suspicious/noThenProperty: the name is that of yup
    then: (schema) => schema.required(message('wordsRequired')),
  }),
})

/** The body of `addLeaveEntry`. */
export const leaveEntrySchema: ObjectSchema<LeaveEntry> = object({
  userId: wholeNumber(1, largestNumber).required(),
  typeId: wholeNumber(1, largestNumber).required(),
  year: wholeNumber(holidayYears.first, holidayYears.last).required(),
  kind: mixed<LeaveEntry['kind']>().oneOf(['entitlement', 'adjustment']).required(),
  minutes: wholeNumber(-limits.leaveDays * 480, limits.leaveDays * 480, message('leaveDaysInvalid'))
    .required(message('leaveDaysInvalid'))
    .test(
      'sign',
      message('leaveDaysInvalid'),
      (minutes, { parent }) => parent.kind === 'adjustment' || (minutes ?? 0) >= 0,
    )
    .test(
      'law',
      message('entitlementBelowLaw'),
      (minutes = 0, { parent: { kind, typeId, isBelowLawConfirmed } }) =>
        kind !== 'entitlement' || isBelowLawConfirmed === true || minutes < 0 || !isBelowLaw(typeId, minutes),
    ),
  reason: lines(limits.leaveWords, message('wordsTooLong')).required(message('reasonRequired')),
  isBelowLawConfirmed: flag(),
})

export const leaveEndpoints = {
  listLeaveTypes: withSchemas(listLeaveTypes, { reply: array(typeSchema).defined() }),
  addLeaveType: withSchemas(addLeaveType, { body: leaveTypeSchema, reply: typeSchema }),
  changeLeaveType: withSchemas(changeLeaveType, {
    params: idParams,
    body: leaveTypeSchema,
    reply: typeSchema,
  }),
  listOwnBalances: withSchemas(listOwnBalances, {
    query: yearQuery,
    reply: array(object({ ...balanceFields, typeId: number().integer().required() })).defined(),
  }),
  answerLeaveQuestion: withSchemas(answerLeaveQuestion, {
    params: idParams,
    body: leaveAnswerSchema,
    reply: noReply,
  }),
  listLeaveRequests: withSchemas(listLeaveRequests, {
    query: yearQuery,
    reply: array(requestSchema).defined(),
  }),
  cancelLeave: withSchemas(cancelLeave, { params: idParams, reply: noReply }),
  decideLeave: withSchemas(decideLeave, { params: idParams, body: leaveDecisionSchema, reply: noReply }),
  listBalances: withSchemas(listBalances, { query: yearQuery, reply: array(personBalanceSchema).defined() }),
  addLeaveEntry: withSchemas(addLeaveEntry, { body: leaveEntrySchema, reply: noReply }),
  listTeamAbsences: withSchemas(listTeamAbsences, {
    query: colleagueDaysSchema,
    reply: array(teamSchema).defined(),
  }),
}
