import type { IsoDay } from '@atrium/contract/days'

/**
 * The figures of two projects, from which home page and weekly report take all their numbers. A report was sent in each
 * week of a project.
 */
export const projectFigures = {
  warehouse: { plannedWeeks: 24, weeks: 24, team: 5, movedDates: 0 },
  clinics: { plannedWeeks: 12, weeks: 13, team: 4, movedDates: 1 },
} as const

/** The report of one week of the project `warehouse`. */
export const reportFigures = {
  week: 9,
  firstDay: '2026-03-02' as IsoDay,
  lastDay: '2026-03-06' as IsoDay,
  tasksDone: 41,
  tasks: 112,
  tasksLate: 2,
  /** In manats. */
  spent: 68_400,
  budget: 186_000,
  /** First and last week of each stage. */
  stages: {
    analysis: [1, 4],
    build: [4, 18],
    test: [14, 22],
    training: [20, 23],
    launch: [24, 24],
  },
} as const
