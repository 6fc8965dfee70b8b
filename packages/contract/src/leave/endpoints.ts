import type { IsoDay } from '#core/days.ts'
import { endpoint } from '#core/endpoint.ts'
import type { YearBalance } from './balance.ts'
import type { LeaveDecision } from './rules.ts'
import type {
  LeaveEntry,
  LeaveRequest,
  LeaveType,
  LeaveTypeChanges,
  PersonBalance,
  PersonYear,
  RecordedLeave,
  TeamAbsences,
} from './schema.ts'

/** The kinds of leave; archived ones last. */
export const listLeaveTypes = endpoint<{ reply: LeaveType[] }>({
  method: 'GET',
  path: '/api/v1/leave/types/',
  reply: 'list',
})

/** Adds a kind of leave. */
export const addLeaveType = endpoint<{ body: LeaveTypeChanges; reply: LeaveType }>({
  method: 'POST',
  path: '/api/v1/leave/types/',
  permission: 'leave.manage',
})

/** Changes a kind of leave; 404 for an unknown id, 400 for days of annual leave below the law that are not confirmed. */
export const changeLeaveType = endpoint<{ params: { id: number }; body: LeaveTypeChanges; reply: LeaveType }>(
  {
    method: 'PUT',
    path: '/api/v1/leave/types/:id/',
    permission: 'leave.manage',
  },
)

/** The balances of the signed-in person in a year, one for each kind with a balance. */
export const listOwnBalances = endpoint<{
  query: { year: number }
  reply: (YearBalance & { typeId: number })[]
}>({ method: 'GET', path: '/api/v1/leave/balances/own/', reply: 'list' })

/** The answer to a question of the person who decides; 404 for another person's request, 409 in another state. */
export const answerLeaveQuestion = endpoint<{
  params: { id: number }
  body: { words: string }
  reply: undefined
}>({ method: 'PUT', path: '/api/v1/off-days/:id/answer/', reply: 'any' })

/**
 * The requests of a year, in the present year also those of later years: of the people whom the caller leads, with
 * `leave.manage` of everybody; a deputy gets those that the deputy decides now. Those that wait come first. Requests of people who left stay.
 * `person` asks for those of one person.
 */
export const listLeaveRequests = endpoint<{ query: PersonYear; reply: LeaveRequest[] }>({
  method: 'GET',
  path: '/api/v1/leave/requests/',
  reply: 'list',
  permission: 'leave.decide',
})

/**
 * Decides about a request. After `undoMs` a notification and a mail go to the requester, to whom the request is the same as
 * before until then. 404 for a request that the caller may not
 * read; 403 for the own request, and for one that another person decides now; 409 when the request is in another state by now,
 * or when the requester has other leave at the same hours; 400 with `errors.words` when the step needs words.
 */
export const decideLeave = endpoint<{
  params: { id: number }
  body: { decision: LeaveDecision; words: string }
  reply: undefined
}>({
  method: 'PUT',
  path: '/api/v1/leave/requests/:id/decision/',
  reply: 'any',
  permission: 'leave.decide',
})

/**
 * Undoes the caller's decision, of which the requester does not know. 404 for a request that the caller did not decide last,
 * 409 when the requester knows the decision, or has other leave at the same hours by now.
 */
export const undoLeaveDecision = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'DELETE',
  path: '/api/v1/leave/requests/:id/decision/',
  reply: 'any',
  permission: 'leave.decide',
})

/**
 * Cancels granted leave of a person who has left and cannot sign in; the balance counts none of its days. 404 for an
 * unknown request, 403 while the person works here, 409 for a request in another state.
 */
export const cancelLeave = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'PUT',
  path: '/api/v1/leave/requests/:id/cancel/',
  reply: 'any',
  permission: 'leave.manage',
})

/**
 * Enters leave for a person, also of past days; it is granted, and the person is notified. Idempotent for ten minutes. 400 for
 * days of other leave of the person (`from`) and for an unknown kind (`typeId`), 403 for the own leave, 404 for an unknown person.
 */
export const recordLeave = endpoint<{ body: RecordedLeave; reply: undefined }>({
  method: 'POST',
  path: '/api/v1/leave/requests/',
  reply: 'any',
  permission: 'leave.manage',
})

/** The balances of everybody, or of one person, in a year, for each kind with a balance. */
export const listBalances = endpoint<{ query: PersonYear; reply: PersonBalance[] }>({
  method: 'GET',
  path: '/api/v1/leave/balances/',
  reply: 'list',
  permission: 'leave.manage',
})

/** 400 for an entitlement to annual leave below the law that is not confirmed, 403 for the own balance, 404 for an unknown person or kind. */
export const addLeaveEntry = endpoint<{ body: LeaveEntry; reply: undefined }>({
  method: 'POST',
  path: '/api/v1/leave/entries/',
  reply: 'any',
  permission: 'leave.manage',
})

/**
 * The absences of the people whom the caller leads, with `leave.manage` of everybody, from one day to another; a deputy
 * gets those of people about whom the deputy decides now.
 */
export const listTeamAbsences = endpoint<{ query: { from: IsoDay; to: IsoDay }; reply: TeamAbsences[] }>({
  method: 'GET',
  path: '/api/v1/leave/team/',
  reply: 'list',
  permission: 'leave.decide',
})
