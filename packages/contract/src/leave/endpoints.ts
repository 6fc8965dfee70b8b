import type { IsoDay } from '#core/days.ts'
import { endpoint } from '#core/endpoint.ts'
import type { Language } from '#core/language.ts'
import type { LeaveAction, LeaveState } from './rules.ts'
import type { YearBalance } from './balance.ts'

/** A kind of leave: annual, unpaid, sick, study, other, and those that HR adds. */
export interface LeaveType {
  id: number
  /** In the language of the request. */
  name: string
  names: Record<Language, string>
  /** Whether its days are taken from a balance. */
  hasBalance: boolean
  /** Days a year, unless HR has set another number for a person and a year. */
  yearlyDays: number
  /** At most so many days that are left move into the next year. */
  carryOverDays: number
  /** Nobody can choose the kind any more. */
  isArchived: boolean
  /** The person works on these days, elsewhere: can be reached, and is not away. */
  worksElsewhere: boolean
}

/** What HR writes about a kind of leave. */
export interface LeaveTypeChanges extends Omit<LeaveType, 'id' | 'name' | 'worksElsewhere'> {
  /** Stays as it is when left out, as by a page of an earlier version. */
  worksElsewhere?: boolean | undefined
  /** Fewer days of annual leave than the law gives are intended. */
  isBelowLawConfirmed?: boolean | undefined
}

/** One step of a request: what was done, by whom, when. */
export interface LeaveStep {
  action: LeaveAction
  /** First and last name; empty when the account is gone. */
  by: string
  words: string
  /** ISO instant. */
  at: string
}

/** The balance of a year in a request. */
export interface LeaveBalance extends YearBalance {
  /** What is left once the request is granted, or its cancellation; `left` for one that is decided. */
  after: number
}

/** A request as the person who decides sees it. */
export interface LeaveRequest {
  id: number
  /** `users.id` of the requester. */
  userId: number
  /** First and last name. */
  name: string
  /** In the language of the request. */
  position: string
  unit: string
  typeId: number
  /** In chronological order. */
  days: IsoDay[]
  /** `HH:mm`, or empty for whole days. */
  startTime: string
  endTime: string
  message: string
  state: LeaveState
  /** ISO instant. */
  createdAt: string
  steps: LeaveStep[]
  /** Whether the caller decides now: the manager, the deputy while the manager is away, HR for people without either. */
  isMine: boolean
  /** Whether the caller may cancel it (`cancelLeave`). */
  canCancel: boolean
  /** Minutes of working days: neither weekend nor public holiday. */
  workingMinutes: number
  /**
   * Minutes that the request takes from the balance besides other granted leave: calendar days without public holidays.
   * Nothing for a kind without a balance.
   */
  countedMinutes: number
  /** The balance of each year of the days; empty for a kind without a balance. */
  balances: LeaveBalance[]
  /** Other open requests of the person that take the same hours; empty for a request that is decided. */
  overlaps: { typeId: number; state: LeaveState; days: IsoDay[] }[]
  /** Who else of the same manager's people is away on these days; nobody while the person works elsewhere. */
  alsoAway: { name: string; days: IsoDay[] }[]
  /**
   * How many meetings the requester would miss, as the requester's own page says; none while the person works elsewhere,
   * and for a request that does not wait.
   */
  meetings: number
}

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
 * The requests of the people whom the caller leads, with `leave.manage` of everybody; a deputy gets those that the deputy
 * decides now. Those that wait come first. Requests of people who left stay.
 */
export const listLeaveRequests = endpoint<{ query: { year: number }; reply: LeaveRequest[] }>({
  method: 'GET',
  path: '/api/v1/leave/requests/',
  reply: 'list',
  permission: 'leave.decide',
})

/** What a person decides about a request. */
export const decisions = ['grant', 'decline', 'askBack', 'grantCancel', 'declineCancel'] as const

export type LeaveDecision = (typeof decisions)[number]

/**
 * Decides about a request. The requester is told by notification and mail. 404 for a request that the caller may not
 * read; 403 for one's own, and for one that somebody else decides now; 409 when the request is in another state by now,
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
 * Cancels granted leave of a person who has left and can ask for it no more; the balance counts none of its days. 404 for an
 * unknown request, 403 while the person works here, 409 for a request in another state.
 */
export const cancelLeave = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'PUT',
  path: '/api/v1/leave/requests/:id/cancel/',
  reply: 'any',
  permission: 'leave.manage',
})

/** The balances of one person in a year, and what HR wrote about the year. */
export interface PersonBalance extends YearBalance {
  /** `users.id`. */
  userId: number
  /** First and last name. */
  name: string
  /** In the language of the request. */
  unit: string
  typeId: number
  records: BalanceRecord[]
}

/** What HR wrote about a person's year. */
export interface BalanceRecord {
  kind: 'entitlement' | 'adjustment'
  minutes: number
  reason: string
  createdAt: string
  /**
   * First and last name of the person who wrote it; `null` for a command in the terminal and the server itself. Empty when
   * it is known no more: the audit log, which knows it, keeps two years.
   */
  by: string | null
}

/** The balances of everybody in a year, for each kind with a balance. */
export const listBalances = endpoint<{ query: { year: number }; reply: PersonBalance[] }>({
  method: 'GET',
  path: '/api/v1/leave/balances/',
  reply: 'list',
  permission: 'leave.manage',
})

/** What HR writes about a person's year: another entitlement, or an adjustment, with a reason. */
export interface LeaveEntry {
  userId: number
  typeId: number
  year: number
  kind: 'entitlement' | 'adjustment'
  /** 480 are one day; negative for an adjustment that takes days away. */
  minutes: number
  reason: string
  /** Fewer days of annual leave than the law gives are intended. */
  isBelowLawConfirmed?: boolean | undefined
}

/** 400 for an entitlement to annual leave below the law that is not confirmed, 403 for one's own balance, 404 for an unknown person or kind. */
export const addLeaveEntry = endpoint<{ body: LeaveEntry; reply: undefined }>({
  method: 'POST',
  path: '/api/v1/leave/entries/',
  reply: 'any',
  permission: 'leave.manage',
})

/** A person of the team calendar, and the days away within the span. */
export interface TeamAbsences {
  /** `users.id`. */
  userId: number
  name: string
  unit: string
  absences: {
    requestId: number
    days: IsoDay[]
    startTime: string
    endTime: string
    typeId: number
    /** The person works, elsewhere. */
    worksElsewhere: boolean
    /** `granted` or `cancelRequested` for taken days, `sent` or `askedBack` for pending ones. */
    state: LeaveState
  }[]
}

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
