import { readTime } from '#core/dates.ts'
import { addDays, type IsoDay, yearOf } from '#core/days.ts'
import { workingHours } from '#meetings/rules.ts'

/**
 * The rules of leave, pure: the states of a request, what a leave costs, and the balance of a year (the entry point is
 * `@atrium/contract/leave`). Amounts are whole minutes; a whole day is `dayMinutes`.
 */

/** The working time of a whole day: 8 hours. */
export const dayMinutes = 480

/** Minutes as days, to two decimals: 720 is 1.5. */
export const daysOfMinutes = (minutes: number): number => Math.round((minutes / dayMinutes) * 100) / 100

export const minutesOfDays = (days: number): number => Math.round(days * dayMinutes)

/** The id of annual leave, which the first migration brings. */
export const annualLeave = 1

/** The least calendar days of annual leave in a year (Labour Code of Azerbaijan, Article 114). */
export const leastAnnualDays = 21

/** Whether an entitlement, in minutes a year, is less than the law gives. */
export const isBelowLaw = (typeId: number | undefined, minutes: number): boolean =>
  typeId === annualLeave && minutes < minutesOfDays(leastAnnualDays)

/** The states of a request for leave; `declined` and `cancelled` are final. */
export const leaveStates = [
  'sent',
  'askedBack',
  'granted',
  'declined',
  'cancelRequested',
  'cancelled',
] as const

export type LeaveState = (typeof leaveStates)[number]

/** What a requester or a decider does with a request; `record` is leave that HR enters for a person. */
export const leaveActions = [
  'send',
  'record',
  'askBack',
  'answer',
  'grant',
  'decline',
  'cancel',
  'requestCancel',
  'grantCancel',
  'declineCancel',
] as const

export type LeaveAction = (typeof leaveActions)[number]

/** A step of a request that is stored already. */
export type LeaveTransition = Exclude<LeaveAction, 'send' | 'record'>

interface Rule {
  by: 'requester' | 'decider'
  from: readonly LeaveState[]
  to: LeaveState
  /** Whether the step needs words of its person. */
  needsWords?: boolean
}

/** The state machine of a request: for each step, who may take it in which states. */
export const leaveRules: Record<LeaveTransition, Rule> = {
  askBack: { by: 'decider', from: ['sent'], to: 'askedBack', needsWords: true },
  answer: { by: 'requester', from: ['askedBack'], to: 'sent', needsWords: true },
  grant: { by: 'decider', from: ['sent', 'askedBack'], to: 'granted' },
  decline: { by: 'decider', from: ['sent', 'askedBack'], to: 'declined', needsWords: true },
  cancel: { by: 'requester', from: ['sent', 'askedBack'], to: 'cancelled' },
  requestCancel: { by: 'requester', from: ['granted'], to: 'cancelRequested' },
  grantCancel: { by: 'decider', from: ['cancelRequested'], to: 'cancelled' },
  declineCancel: { by: 'decider', from: ['cancelRequested'], to: 'granted', needsWords: true },
}

/** The state after a step; `undefined` when the step is not possible in the state. */
export function nextState(state: LeaveState, action: LeaveTransition): LeaveState | undefined {
  const { from, to } = leaveRules[action]
  return from.includes(state) ? to : undefined
}

/** Ends a request by its requester; `undefined` where nothing can be cancelled, such as granted leave that is over. */
export function cancelStep(
  { state, days }: { state: LeaveState; days: readonly IsoDay[] },
  today: IsoDay,
): 'cancel' | 'requestCancel' | undefined {
  if (nextState(state, 'cancel')) return 'cancel'
  return nextState(state, 'requestCancel') && days.some((day) => day >= today) ? 'requestCancel' : undefined
}

/** The states of a request that is granted: its days are taken until a cancellation is granted. */
export const takenStates: readonly LeaveState[] = ['granted', 'cancelRequested']

/** The states of a request that waits for a decision: its days are not taken yet. */
export const pendingStates: readonly LeaveState[] = ['sent', 'askedBack']

/** The states of a request that counts for colleagues and for the availability: it is granted, or may be. */
export const openStates: readonly LeaveState[] = [...pendingStates, ...takenStates]

/** The part of a request that decides whether its person is away. */
interface Presence {
  state: LeaveState
  /** Whether the kind of leave is work elsewhere. Missing in copies of earlier versions. */
  worksElsewhere?: boolean | undefined
}

/** Whether the person of a request is away on its days, or may be. A person who works elsewhere can be reached, and is not away. */
export const isAway = ({ state, worksElsewhere }: Presence): boolean =>
  !worksElsewhere && openStates.includes(state)

/** Whether the person of a request works elsewhere on its days, or may do so. */
export const isElsewhere = ({ state, worksElsewhere }: Presence): boolean =>
  worksElsewhere === true && openStates.includes(state)

/** The days of a request. */
export interface LeaveDays {
  /** In chronological order, without repetition. */
  days: readonly IsoDay[]
  /** `HH:mm`, or empty for whole days. */
  startTime: string
  endTime: string
}

/**
 * The reason why a day is off (`closedKind` of `@atrium/contract/freeBusy`): a public holiday, or a day off in place
 * of one; a weekend (`closed`) that is not worked in exchange for another day. `undefined` for a working day.
 */
export type ClosedOn = (day: IsoDay) => 'holiday' | 'closed' | undefined

/** What a leave costs, in minutes, in the years of its days. */
export interface LeaveCount {
  /** Of working days: neither weekend nor public holiday. */
  working: number
  /**
   * Of calendar days, by which the law of Azerbaijan counts annual leave: public holidays do not count, weekends
   * between two days of one leave do. Hours count on their working days.
   */
  calendar: number
}

/** Minutes since midnight, from the first to before the second. */
type Minutes = readonly [from: number, to: number]

/** The hours of a leave; empty for hours that are the whole working day or more, since such a leave is for whole days. */
export function hoursOf<Hours extends Pick<LeaveDays, 'startTime' | 'endTime'>>(leave: Hours): Hours {
  const [from, to] = [readTime(leave.startTime), readTime(leave.endTime)]
  const isWholeDay =
    from !== undefined && from <= workingHours.start && to !== undefined && to >= workingHours.end
  return isWholeDay ? { ...leave, startTime: '', endTime: '' } : leave
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const isWhole = ({ startTime, endTime }: LeaveDays): boolean => !(startTime && endTime)

const wholeDay: Minutes = [0, 24 * 60]

/** The part of each of its days that a leave takes. */
const partOf = (leave: LeaveDays): Minutes =>
  isWhole(leave) ? wholeDay : [minutesOf(leave.startTime), minutesOf(leave.endTime)]

/** The days on which two leaves take the same hours. */
export function sharedDays(one: LeaveDays, other: LeaveDays): IsoDay[] {
  const [[from, to], [otherFrom, otherTo]] = [partOf(one), partOf(other)]
  if (from >= otherTo || otherFrom >= to) return []
  const days = new Set(other.days)
  return one.days.filter((day) => days.has(day))
}

/** What of a kind of leave decides whether a person may have it besides another kind. */
interface Kind {
  hasBalance: boolean
  worksElsewhere: boolean
}

/**
 * Whether two kinds of leave exclude each other at the same hours: two absences, two works elsewhere, or two that are taken
 * from balances. A person on a business trip may take an hour off.
 */
export const isExclusive = (one: Kind, other: Kind): boolean =>
  one.worksElsewhere === other.worksElsewhere || (one.hasBalance && other.hasBalance)

/** What leaves take of one day. */
interface TakenDay {
  parts: Minutes[]
  /** Whether a leave takes the whole day, or has days on both sides of it. */
  isWhole: boolean
}

/** The minutes of parts of a day, each minute once, at most a whole day. */
function lengthOf(parts: readonly Minutes[]): number {
  let sum = 0
  let end = 0
  for (const [from, to] of [...parts].sort(([one], [other]) => one - other)) {
    sum += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return Math.min(dayMinutes, sum)
}

/** What leaves of one kind cost together in each year. Hours that two of them take cost once. */
export function countLeave(leaves: readonly LeaveDays[], closedOn: ClosedOn): Map<number, LeaveCount> {
  const taken = new Map<IsoDay, TakenDay>()
  const take = (day: IsoDay, part: Minutes, whole: boolean) => {
    const known = taken.get(day)
    taken.set(day, { parts: [...(known?.parts ?? []), part], isWhole: whole || known?.isWhole === true })
  }
  for (const leave of leaves)
    leave.days.forEach((day, place) => {
      take(day, partOf(leave), isWhole(leave))
      const next = leave.days[place + 1]
      if (isWhole(leave) && next)
        for (const between of weekendBetween(day, next, closedOn)) take(between, wholeDay, true)
    })
  const years = new Map<number, LeaveCount>()
  for (const [day, { parts, isWhole }] of taken) {
    const closed = closedOn(day)
    const before = years.get(yearOf(day)) ?? { working: 0, calendar: 0 }
    const cost = lengthOf(parts)
    years.set(yearOf(day), {
      working: before.working + (closed ? 0 : cost),
      calendar: before.calendar + (!closed ? cost : isWhole && closed !== 'holiday' ? dayMinutes : 0),
    })
  }
  return years
}

/**
 * What a leave adds to others of its kind, in calendar minutes of each year: what the balance pays when it is granted,
 * and gets back when it is cancelled.
 */
export function addedCost(
  leave: LeaveDays,
  others: readonly LeaveDays[],
  closedOn: ClosedOn,
): Map<number, number> {
  const before = countLeave(others, closedOn)
  const after = countLeave([...others, leave], closedOn)
  return new Map(
    [...countLeave([leave], closedOn).keys()].map((year) => [
      year,
      (after.get(year)?.calendar ?? 0) - (before.get(year)?.calendar ?? 0),
    ]),
  )
}

/** The weekend days between two days of a leave; none when a working day lies between them as well. */
function weekendBetween(one: IsoDay, other: IsoDay, closedOn: ClosedOn): IsoDay[] {
  const between: IsoDay[] = []
  for (let day = addDays(one, 1); day < other; day = addDays(day, 1)) {
    const closed = closedOn(day)
    if (!closed) return []
    if (closed === 'closed') between.push(day)
  }
  return between
}

/** The cost of all years together. */
export function sumOfLeave(years: ReadonlyMap<number, LeaveCount>): LeaveCount {
  const counts = [...years.values()]
  return {
    working: counts.reduce((sum, { working }) => sum + working, 0),
    calendar: counts.reduce((sum, { calendar }) => sum + calendar, 0),
  }
}

/** What a person decides about a request. */
export const decisions = ['grant', 'decline', 'askBack', 'grantCancel', 'declineCancel'] as const

export type LeaveDecision = (typeof decisions)[number]
