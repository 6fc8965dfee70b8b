import { array, mixed, number, type ObjectSchema, object, string } from 'yup'
import { limits } from '#limits.ts'
import { message } from '#messages.ts'
import {
  cancelOffDayRequest,
  listOffDayRequests,
  type OffDayParams,
  type OffDayRequest,
  type OffDayState,
  offDayStates,
  readDays,
} from '#offDays.ts'
import { describeEndpoint } from './describe.ts'
import { noReply } from './noReply.ts'

const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/

const time = () =>
  string()
    .defined()
    .matches(timeForm, { message: message('timeInvalid'), excludeEmptyString: true })

/** `template_params` of an off day request (spec 5 and 7). */
export const offDayParamsSchema: ObjectSchema<OffDayParams> = object({
  to_email: string().defined().max(limits.email),
  to_name: string().defined().max(limits.name),
  from_name: string()
    .defined()
    .max(2 * limits.name + 1),
  from_email: string().defined().max(limits.email),
  dates: string()
    .required(message('datesRequired'))
    .test('days', message('datesRequired'), (text) => readDays(text ?? '') !== undefined),
  startTime: time(),
  endTime: time().test(
    'order',
    message('timeOrder'),
    (end, { parent }) => !timeForm.test(end) || !timeForm.test(parent.startTime) || end > parent.startTime,
  ),
  message: string()
    .trim()
    .required(message('messageRequired'))
    .max(limits.message, message('messageTooLong')),
})

export const offDayRequestSchema: ObjectSchema<OffDayRequest> = object({
  id: number().integer().required(),
  days: array(string().defined()).defined(),
  startTime: string().defined(),
  endTime: string().defined(),
  message: string().defined(),
  state: mixed<OffDayState>().oneOf(offDayStates).required(),
  createdAt: string().required(),
})

/** The rows of the call table about off days. */
export const offDaysEndpoints = {
  listOffDayRequests: describeEndpoint(listOffDayRequests, { reply: array(offDayRequestSchema).defined() }),
  cancelOffDayRequest: describeEndpoint(cancelOffDayRequest, { reply: noReply }),
}
