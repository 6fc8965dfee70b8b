import type { PlanSize } from '#plan/makePlan.ts'
import type { Step } from '#subjects/page.ts'

export const steps: readonly Step[] = ['mount', 'next', 'add']

export interface CellSize extends PlanSize {
  label: string
}

/** The numbers of meetings: in each of the two shown weeks, and in all weeks. */
export const sizes: readonly CellSize[] = [
  { label: '30 in the week', perWeek: 30, total: 60 },
  { label: '300 in the week', perWeek: 300, total: 600 },
  { label: '3,000 in the week', perWeek: 3000, total: 6000 },
  { label: '10,000 in the store', perWeek: 30, total: 10_000 },
  { label: '100,000 in the store', perWeek: 30, total: 100_000 },
]

/** The measures of a calendar in a round: ms of work for each step, `null` when it took too long. */
export type Round = Partial<Record<Step | 'idle', number | null>>

/** Rounds by the name of the calendar, in the order in which they were run. */
export type Rounds = Record<string, Round[]>

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2
}

/** The median of a calendar's cost as a multiple of the floor's in the same round; `null` when it took too long. */
export function ratioOf(rounds: Rounds, name: string, step: Step): number | null {
  const own = rounds[name] ?? []
  if (own.length === 0 || own.some((round) => typeof round[step] !== 'number')) return null
  const floor = rounds.floor ?? []
  return median(own.map((round, index) => (round[step] as number) / (floor[index]?.[step] as number)))
}
