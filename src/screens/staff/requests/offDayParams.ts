import type { StaffUser } from '@atrium/contract/accounts'
import { company } from '@atrium/contract/core'
import { hoursOf, type OffDayParams, writeDays } from '@atrium/contract/leave'
import { offDayParamsSchema } from '@atrium/contract/leave/offDays/schema'
import { messagesOf } from '#hooks/validateWith.ts'
import type { OffDayState } from '#slices/offDaySlice.ts'

/** The `template_params` of a draft (spec 7); another e-mail service than ours takes recipient and requester from it. */
export const paramsOf = (draft: OffDayState, user: StaffUser, leaveType?: string): OffDayParams => ({
  to_email: company.peopleEmail,
  to_name: company.name,
  from_name: `${user.firstName} ${user.lastName}`,
  from_email: user.email,
  dates: writeDays(draft.days),
  ...hoursOf({
    startTime: draft.isTimeAdded ? draft.start : '',
    endTime: draft.isTimeAdded ? draft.end : '',
  }),
  message: draft.message.trim(),
  ...(leaveType && { leave_type: leaveType }),
})

/** What is wrong with a draft, by the form's own parts: a key of the contract, or another server's sentence. */
export type OffDayErrors = { days?: string; start?: string; end?: string; message?: string; kind?: string }

/** Messages by the template's parameters as messages by the form's parts. */
export function errorsOf(messages: Record<string, string>): OffDayErrors {
  const { dates, startTime, endTime, message, leave_type: kind } = messages
  return {
    ...(dates && { days: dates }),
    ...(startTime && { start: startTime }),
    ...(endTime && { end: endTime }),
    ...(message && { message }),
    ...(kind && { kind }),
  }
}

/** Validates a draft by the server's own schema; with Add Time on, both times are needed. */
export function validateDraft(draft: OffDayState, params: OffDayParams): OffDayErrors {
  const missing = (text: string) => draft.isTimeAdded && text === ''
  return {
    ...(missing(draft.start) && { start: 'timeInvalid' }),
    ...(missing(draft.end) && { end: 'timeInvalid' }),
    ...errorsOf(messagesOf(offDayParamsSchema, params)),
  }
}
