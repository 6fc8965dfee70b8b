import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { addDays, isIsoDay } from '#core/days.ts'
import {
  day,
  flag,
  largestNumber,
  line,
  lines,
  numberInAddress,
  photoHash,
  record,
  wholeNumber,
} from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { holidayYears } from '#holidays/rules.ts'
import { leaveStepSchema } from '#leave/offDays/schema.ts'
import {
  decisions,
  isBelowLaw,
  type LeaveDecision,
  type LeaveState,
  leaveRules,
  leaveStates,
} from './rules.ts'

const names = record({ AZ: string().defined(), EN: string().defined(), RU: string().defined() })

export const typeSchema = object({
  id: number().integer().required(),
  /** In the language of the request. */
  name: string().defined(),
  names,
  /** Whether its days are taken from a balance. */
  hasBalance: boolean().required(),
  /** Days a year, unless HR has set another number for a person and a year. */
  yearlyDays: number().required(),
  /** At most so many days that are left move into the next year. */
  carryOverDays: number().required(),
  /** New requests cannot choose the kind. */
  isArchived: boolean().required(),
  /** The person works on these days, elsewhere: can be reached, and is not away. */
  worksElsewhere: boolean().required(),
})

/** A kind of leave: annual, unpaid, sick, study, other, and those that HR adds. */
export type LeaveType = InferType<typeof typeSchema>

export const balanceFields = {
  year: number().integer().required(),
  entitlement: number().required(),
  carriedOver: number().required(),
  adjustments: number().required(),
  taken: number().required(),
  pending: number().required(),
  left: number().required(),
}
const balanceSchema = object({
  ...balanceFields /** What is left once the request is granted, or its cancellation; `left` for one that is decided. */,
  after: number().required(),
})

/** The balance of a year in a request. */
export type LeaveBalance = InferType<typeof balanceSchema>

const days = () => array(string().defined()).defined()
const state = () => mixed<LeaveState>().oneOf(leaveStates).required()

export const requestSchema = object({
  id: number().integer().required(),
  /** `people.id` of the requester. */
  personId: number().integer().required(),
  /** First and last name. */
  name: string().defined(),
  photo: photoHash(),
  /** In the language of the request. */
  position: string().defined(),
  unit: string().defined(),
  typeId: number().integer().required(),
  /** In chronological order. */
  days: days(),
  /** `HH:mm`, or empty for whole days. */
  startTime: string().defined(),
  endTime: string().defined(),
  message: string().defined(),
  state: state(),
  /** ISO instant. */
  createdAt: string().required(),
  steps: array(leaveStepSchema).defined(),
  /** ISO instant. Until then the caller may undo the last decision, of which the requester does not know. */
  undoUntil: string(),
  /** Whether the caller decides now: the manager, the deputy while the manager is away, HR for people without either. */
  isMine: boolean().required(),
  /** Whether the caller may cancel it (`cancelLeave`). */
  canCancel: boolean().required(),
  /** Minutes of working days: neither weekend nor public holiday. */
  workingMinutes: number().required(),
  /**
   * Minutes that the request takes from the balance besides other granted leave: calendar days without public holidays.
   * Nothing for a kind without a balance.
   */
  countedMinutes: number().required(),
  /** The balance of each year of the days; empty for a kind without a balance. */
  balances: array(balanceSchema).defined(),
  /** Other open requests of the person that take the same hours; empty for a request that is decided. */
  overlaps: array(object({ typeId: number().integer().required(), state: state(), days: days() })).defined(),
  /** Other people of the same manager with leave on these days; empty while the person works elsewhere. */
  alsoAway: array(
    object({
      name: string().defined(),
      days: days(),
      /** The leave is only asked for. */
      isPending: boolean().required(),
    }),
  ).defined(),
  /**
   * How many meetings the requester would miss, as the requester's own page says; none while the person works elsewhere,
   * and for a request that does not wait.
   */
  meetings: number().required(),
})

/** A request as the person who decides sees it. */
export type LeaveRequest = InferType<typeof requestSchema>

export const personBalanceSchema = object({
  ...balanceFields,
  /** `people.id`. */
  personId: number().integer().required(),
  /** Whether the balance is the reader's own, which another person changes. */
  isOwn: boolean().required(),
  /** First and last name. */
  name: string().defined(),
  photo: photoHash(),
  /** In the language of the request. */
  unit: string().defined(),
  typeId: number().integer().required(),
  records: array(
    object({
      kind: mixed<'entitlement' | 'adjustment'>().oneOf(['entitlement', 'adjustment']).required(),
      minutes: number().required(),
      reason: string().defined(),
      createdAt: string().required(),
      /**
       * First and last name of the person who wrote the entry; `null` for a command in the terminal and the server itself. Empty
       * for an entry whose row in the audit log is older than two years and gone.
       */
      by: string().defined().nullable(),
    }),
  ).defined(),
})

/** The balances of one person in a year, and what HR wrote about the year. */
export type PersonBalance = InferType<typeof personBalanceSchema>

export const teamSchema = object({
  /** `people.id`. */
  personId: number().integer().required(),
  name: string().defined(),
  photo: photoHash(),
  unit: string().defined(),
  absences: array(
    object({
      requestId: number().integer().required(),
      days: days(),
      startTime: string().defined(),
      endTime: string().defined(),
      typeId: number().integer().required(),
      /** The person works, elsewhere. */
      worksElsewhere: boolean().required(),
      /** `granted` or `cancelRequested` for taken days, `sent` or `askedBack` for pending ones. */
      state: state(),
    }),
  ).defined(),
})

/** A person of the team calendar, and the days away within the span. */
export type TeamAbsences = InferType<typeof teamSchema>

export const yearQuery = object({
  year: numberInAddress(holidayYears.first, holidayYears.last).required(),
})

/** A year of everybody, or of one person (`people.id`). */
export const personYearQuery = yearQuery.shape({ person: numberInAddress(1, largestNumber) })

export type PersonYear = InferType<typeof personYearQuery>

const typeName = () =>
  line(limits.leaveTypeName, message('nameTooLong')).required(message('leaveNameRequired'))
const yearlyDays = () =>
  wholeNumber(0, limits.leaveDays, message('leaveDaysInvalid')).required(message('leaveDaysInvalid'))

/** The body of `addLeaveType` and `changeLeaveType`. */
export const leaveTypeSchema = object({
  names: record({ AZ: typeName(), EN: typeName(), RU: typeName() }).required(),
  hasBalance: flag().required(),
  yearlyDays: yearlyDays(),
  carryOverDays: yearlyDays(),
  isArchived: flag().required(),
  /** Stays as it is when left out, as by a page of an earlier version. */
  worksElsewhere: flag(),
  /** Fewer days of annual leave than the law gives are intended. */
  isBelowLawConfirmed: flag(),
})

/** What HR writes about a kind of leave. */
export type LeaveTypeChanges = InferType<typeof leaveTypeSchema>

const words = () => lines(limits.leaveWords, message('wordsTooLong')).defined()

/** The body of `answerLeaveQuestion`. */
export const leaveAnswerSchema = object({
  words: words().required(message('wordsRequired')),
})

/** The body of `decideLeave`: words are needed unless a wish is granted. */
export const leaveDecisionSchema = object({
  decision: mixed<LeaveDecision>().oneOf(decisions).required(),
  words: words().when('decision', ([decision]: LeaveDecision[], schema) =>
    decision && leaveRules[decision]?.needsWords ? schema.required(message('wordsRequired')) : schema,
  ),
})

/** The body of `recordLeave`: whole days from one to another. */
export const recordedLeaveSchema = object({
  personId: wholeNumber(1, largestNumber).required(message('personRequired')),
  typeId: wholeNumber(1, largestNumber).required(message('leaveKindRequired')),
  from: day().required(message('dateRequired')),
  to: day()
    .required(message('dateRequired'))
    .test('order', message('dayOrder'), (to, { parent: { from } }) =>
      isIsoDay(from) && isIsoDay(to) ? from <= to && to < addDays(from, limits.leaveDays) : true,
    ),
  message: lines(limits.message, message('messageTooLong')).default(''),
})

/** Leave that HR enters for a person. */
export type RecordedLeave = InferType<typeof recordedLeaveSchema>

/** The body of `addLeaveEntry`. */
export const leaveEntrySchema = object({
  personId: wholeNumber(1, largestNumber).required(),
  typeId: wholeNumber(1, largestNumber).required(),
  year: wholeNumber(holidayYears.first, holidayYears.last).required(),
  kind: mixed<'entitlement' | 'adjustment'>().oneOf(['entitlement', 'adjustment']).required(),
  /** 480 are one day; negative for an adjustment that takes days away. */
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
  /** Fewer days of annual leave than the law gives are intended. */
  isBelowLawConfirmed: flag(),
})

/** What HR writes about a person's year: another entitlement, or an adjustment, with a reason. */
export type LeaveEntry = InferType<typeof leaveEntrySchema>
