import type { IsoDay } from '#core/days.ts'
import {
  type ClosedOn,
  countLeave,
  type LeaveDays,
  type LeaveState,
  minutesOfDays,
  openStates,
  takenStates,
} from './rules.ts'

/** What HR wrote about a person's year. */
export interface LeaveRecord {
  year: number
  /** The latest entitlement of a year replaces the days of the kind; adjustments add up. */
  kind: 'entitlement' | 'adjustment'
  /** Negative for an adjustment that takes days away. */
  minutes: number
  /** ISO instant, or anything else that sorts. */
  createdAt: string
}

/** The balance of one person, kind and year, in minutes. Nothing of it is stored. */
export interface YearBalance {
  year: number
  /** The days of the year, by law at least 21 calendar days. */
  entitlement: number
  /** From the year before: at most `carryOverDays`; a debt in full. */
  carriedOver: number
  adjustments: number
  /** Granted days, also those whose cancellation was not decided yet. */
  taken: number
  /** Days that wait for a decision, besides those taken; they are not subtracted. */
  pending: number
  /** `entitlement + carriedOver + adjustments - taken`. */
  left: number
}

interface BalanceParts {
  /** Days a year, and days that may move into the next year. */
  type: { yearlyDays: number; carryOverDays: number }
  /** The first year of the person, and the requested year. */
  first: number
  last: number
  records: readonly LeaveRecord[]
  requests: readonly (LeaveDays & { state: LeaveState })[]
  closedOn: ClosedOn
}

/** The balances of a person's years, reckoned from the records. */
export function balancesOf({ type, first, last, records, requests, closedOn }: BalanceParts): YearBalance[] {
  const inStates = (states: readonly LeaveState[]) =>
    countLeave(
      requests.filter(({ state }) => states.includes(state)),
      closedOn,
    )
  const [takenIn, openIn] = [inStates(takenStates), inStates(openStates)]
  const balances: YearBalance[] = []
  let carriedOver = 0
  for (let year = first; year <= last; year += 1) {
    const own = records.filter((record) => record.year === year)
    const set = own
      .filter(({ kind }) => kind === 'entitlement')
      .sort(byTime)
      .at(-1)
    const entitlement = set?.minutes ?? minutesOfDays(type.yearlyDays)
    const adjustments = own
      .filter(({ kind }) => kind === 'adjustment')
      .reduce((sum, { minutes }) => sum + minutes, 0)
    const taken = takenIn.get(year)?.calendar ?? 0
    const left = entitlement + carriedOver + adjustments - taken
    balances.push({
      year,
      entitlement,
      carriedOver,
      adjustments,
      taken,
      pending: (openIn.get(year)?.calendar ?? 0) - taken,
      left,
    })
    carriedOver = Math.min(left, minutesOfDays(type.carryOverDays))
  }
  return balances
}

const byTime = (one: LeaveRecord, other: LeaveRecord) =>
  one.createdAt < other.createdAt ? -1 : one.createdAt > other.createdAt ? 1 : 0

/** The days on which two or more people are away, with their names. */
export function conflictsOf(
  absences: readonly { name: string; days: readonly IsoDay[] }[],
): Map<IsoDay, string[]> {
  const away = new Map<IsoDay, string[]>()
  for (const { name, days } of absences)
    for (const day of days) {
      const names = away.get(day) ?? []
      if (!names.includes(name)) away.set(day, [...names, name])
    }
  return new Map([...away].filter(([, names]) => names.length > 1))
}
