import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { lines, text } from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { type LeaveAction, type LeaveState, leaveActions, leaveStates } from '#leave/rules.ts'
import { readDays } from './rules.ts'

const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/

const time = () =>
  text(5, message('timeInvalid'))
    .defined()
    .matches(timeForm, { message: message('timeInvalid'), excludeEmptyString: true })

/** `template_params` of an off day request (spec 5 and 7). */
export const offDayParamsSchema = object({
  to_email: text(limits.email).defined(),
  to_name: text(limits.name).defined(),
  from_name: text(2 * limits.name + 1).defined(),
  from_email: text(limits.email).defined(),
  /** Such as `24.11.2026 - 26.11.2026, 03.12.2026` (departure 15). */
  dates: text(limits.offDaysText, message('datesRequired'))
    .required(message('datesRequired'))
    .test('days', message('datesRequired'), (dates) => readDays(dates ?? '') !== undefined),
  /** `HH:mm`, or empty for whole days. */
  startTime: time(),
  endTime: time().test(
    'order',
    message('timeOrder'),
    (end, { parent }) => !timeForm.test(end) || !timeForm.test(parent.startTime) || end > parent.startTime,
  ),
  message: lines(limits.message, message('messageTooLong')).required(message('messageRequired')),
  /** The id of the kind of leave; "other" without one. 400 for one that cannot be chosen. */
  leave_type: text(10)
    .matches(/^[1-9]\d{0,8}$/, { excludeEmptyString: true })
    .optional(),
})

/** `template_params` of an off day request (spec 7, departure 14). Our server sets requester and recipient itself. */
export type OffDayParams = InferType<typeof offDayParamsSchema>

export const leaveStepSchema = object({
  action: mixed<LeaveAction>().oneOf(leaveActions).required(),
  /** First and last name; empty when the account is gone. */
  by: string().defined(),
  words: string().defined(),
  /** ISO instant. */
  at: string().required(),
})

/** One step of a request: what was done, by whom, when. */
export type LeaveStep = InferType<typeof leaveStepSchema>

export const offDayRequestSchema = object({
  id: number().integer().required(),
  /** In chronological order. */
  days: array(string().defined()).defined(),
  startTime: string().defined(),
  endTime: string().defined(),
  message: string().defined(),
  /** A kind of `listLeaveTypes`. */
  typeId: number().integer().required(),
  /** Whether the kind is work elsewhere. */
  worksElsewhere: boolean().required(),
  /** What happened to the request, oldest first. */
  steps: array(leaveStepSchema).defined(),
  state: mixed<LeaveState>().oneOf(leaveStates).required(),
  /** ISO instant. */
  createdAt: string().required(),
})

/** A request, as its sender sees it. */
export type OffDayRequest = InferType<typeof offDayRequestSchema>

export const personOffDaysSchema = object({
  /** First and last name, as in the directory. */
  name: string().required(),
  /** The days within the requested span, in chronological order. */
  days: array(string().defined()).defined(),
  /** `HH:mm`, or empty for whole days. */
  startTime: string().defined(),
  endTime: string().defined(),
  /** The colleague can be reached, and is not away. */
  worksElsewhere: boolean().required(),
  /** Nobody has decided about it yet. */
  isPending: boolean().required(),
})

/** The days on which a colleague is away or works elsewhere: only the decider sees the reason or the place. */
export type PersonOffDays = InferType<typeof personOffDaysSchema>
