import { array, boolean, mixed, number, type ObjectSchema, object, string } from 'yup'
import { addDays, isIsoDay } from '#core/days.ts'
import { type LeaveAction, type LeaveState, leaveActions, leaveStates } from '#leave/rules.ts'
import type { LeaveStep } from '#leave/endpoints.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import {
  type ColleagueOffDays,
  cancelOffDayRequest,
  listColleagueOffDays,
  listOffDayRequests,
  type OffDayParams,
  type OffDayRequest,
  readDays,
} from './endpoints.ts'
import { day, idParams, lines, text } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'

const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/

const time = () =>
  text(5, message('timeInvalid'))
    .defined()
    .matches(timeForm, { message: message('timeInvalid'), excludeEmptyString: true })

/** `template_params` of an off day request (spec 5 and 7). */
export const offDayParamsSchema: ObjectSchema<OffDayParams> = object({
  to_email: text(limits.email).defined(),
  to_name: text(limits.name).defined(),
  from_name: text(2 * limits.name + 1).defined(),
  from_email: text(limits.email).defined(),
  dates: text(limits.offDaysText, message('datesRequired'))
    .required(message('datesRequired'))
    .test('days', message('datesRequired'), (dates) => readDays(dates ?? '') !== undefined),
  startTime: time(),
  endTime: time().test(
    'order',
    message('timeOrder'),
    (end, { parent }) => !timeForm.test(end) || !timeForm.test(parent.startTime) || end > parent.startTime,
  ),
  message: lines(limits.message, message('messageTooLong')).required(message('messageRequired')),
  leave_type: text(10)
    .matches(/^[1-9]\d{0,8}$/, { excludeEmptyString: true })
    .optional(),
})

export const leaveStepSchema: ObjectSchema<LeaveStep> = object({
  action: mixed<LeaveAction>().oneOf(leaveActions).required(),
  by: string().defined(),
  words: string().defined(),
  at: string().required(),
})

const offDayRequestSchema: ObjectSchema<OffDayRequest> = object({
  id: number().integer().required(),
  days: array(string().defined()).defined(),
  startTime: string().defined(),
  endTime: string().defined(),
  message: string().defined(),
  typeId: number().integer().required(),
  worksElsewhere: boolean().required(),
  steps: array(leaveStepSchema).defined(),
  state: mixed<LeaveState>().oneOf(leaveStates).required(),
  createdAt: string().required(),
})

/** The query of `listColleagueOffDays`. */
export const colleagueDaysSchema: ObjectSchema<{ from: string; to: string }> = object({
  from: day().required(),
  to: day()
    .required()
    .test('span', message('dateInvalid'), (to, { parent: { from } }) =>
      isIsoDay(from) && isIsoDay(to) ? from <= to && to < addDays(from, limits.colleagueDays) : true,
    ),
})

const colleagueSchema: ObjectSchema<ColleagueOffDays> = object({
  name: string().required(),
  days: array(string().defined()).defined(),
  startTime: string().defined(),
  endTime: string().defined(),
  worksElsewhere: boolean().required(),
})

/** The rows of the call table about off days. */
export const offDaysEndpoints = {
  listOffDayRequests: withSchemas(listOffDayRequests, { reply: array(offDayRequestSchema).defined() }),
  listColleagueOffDays: withSchemas(listColleagueOffDays, {
    query: colleagueDaysSchema,
    reply: array(colleagueSchema).defined(),
  }),
  cancelOffDayRequest: withSchemas(cancelOffDayRequest, { params: idParams, reply: noReply }),
}
