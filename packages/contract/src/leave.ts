import { addDays, type IsoDay, yearOf } from './days.ts'

/**
 * The rules of leave, pure: the states of a request, what a leave costs, and the balance of a year (the entry point is
 * `@atrium/contract/leave`). Amounts are whole minutes; a whole day is `dayMinutes`.
 */

/** The working time of a whole day: 8 hours. */
export const dayMinutes = 480

/** Minutes as days, to two decimals: 720 is 1.5. */
export const daysOfMinutes = (minutes: number): number => Math.round((minutes / dayMinutes) * 100) / 100

export const minutesOfDays = (days: number): number => Math.round(days * dayMinutes)

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

/** What a requester or a decider does with a request. */
export const leaveActions = [
  'send',
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

interface Rule {
  by: 'requester' | 'decider'
  from: readonly LeaveState[]
  to: LeaveState
  /** Whether the step needs words of its person. */
  needsWords?: boolean
}

/** The state machine of a request: who may take which step in which state. */
export const leaveRules: Record<Exclude<LeaveAction, 'send'>, Rule> = {
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
export function nextState(state: LeaveState, action: Exclude<LeaveAction, 'send'>): LeaveState | undefined {
  const { from, to } = leaveRules[action]
  return from.includes(state) ? to : undefined
}

/** The states of a request that is granted: its days are taken until a cancellation is granted. */
export const takenStates: readonly LeaveState[] = ['granted', 'cancelRequested']

/** The states of a request that waits for a decision: its days are not taken yet. */
export const pendingStates: readonly LeaveState[] = ['sent', 'askedBack']

/** The states of a request that counts for colleagues and for the availability: it is granted, or may be. */
export const openStates: readonly LeaveState[] = [...pendingStates, ...takenStates]

/** A request, as far as it says whether its person is away. */
interface Presence {
  state: LeaveState
  /** Whether the kind of leave says that the person works, elsewhere. Missing in copies of earlier versions. */
  worksElsewhere?: boolean | undefined
}

/** Whether the person of a request is away on its days, or may be. Somebody who works elsewhere can be reached, and is not. */
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
 * Why nobody works on a day, as `closedKind` of `@atrium/contract/freeBusy` says it: a public holiday, or a day off in place
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

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The minutes that one day of a request takes: its hours, at most a whole day. */
const costOfDay = ({ startTime, endTime }: LeaveDays): number =>
  startTime && endTime
    ? Math.min(dayMinutes, Math.max(0, minutesOf(endTime) - minutesOf(startTime)))
    : dayMinutes

/** What a leave costs in each year. */
export function countLeave(leave: LeaveDays, closedOn: ClosedOn): Map<number, LeaveCount> {
  const cost = costOfDay(leave)
  const isWhole = !(leave.startTime && leave.endTime)
  const years = new Map<number, LeaveCount>()
  const add = (day: IsoDay, count: LeaveCount) => {
    const before = years.get(yearOf(day)) ?? { working: 0, calendar: 0 }
    years.set(yearOf(day), {
      working: before.working + count.working,
      calendar: before.calendar + count.calendar,
    })
  }
  leave.days.forEach((day, place) => {
    const closed = closedOn(day)
    add(day, {
      working: closed ? 0 : cost,
      calendar: !closed || (isWhole && closed !== 'holiday') ? cost : 0,
    })
    const next = leave.days[place + 1]
    if (isWhole && next) for (const between of weekendBetween(day, next, closedOn)) add(between, weekendDay)
  })
  return years
}

const weekendDay: LeaveCount = { working: 0, calendar: dayMinutes }

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
