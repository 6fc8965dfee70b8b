import type { WeekStart } from '#core/days.ts'
import { staffMenu } from '#core/staffPages.ts'
import { themes } from '#core/theme.ts'
import { workingHours } from '#meetings/rules.ts'

/** How close the rows of tables stand. */
export const densities = ['compact', 'comfortable'] as const

export type Density = (typeof densities)[number]

/** On which day weeks begin; as usual they begin on Sunday in the schedule, and on Monday in month calendars. */
export const weekStarts = ['usual', 'sunday', 'monday'] as const

export type ChosenWeekStart = (typeof weekStarts)[number]

/** What the colours of meetings mean. */
export const meetingColours = ['position', 'answer', 'series'] as const

/** Hours of a day, as minutes since midnight. */
export interface DayHours {
  start: number
  end: number
}

const choiceOf =
  <const Value>(values: readonly Value[]) =>
  (value: unknown): Value | undefined =>
    values.find((one) => one === value)

/** Half hours of one day, the end after the start. */
function hoursOf(value: unknown): DayHours | undefined {
  const { start, end } = Object(value) as Partial<DayHours>
  const isValid = (minutes: unknown): minutes is number =>
    Number.isInteger(minutes) && (minutes as number) % 30 === 0
  return isValid(start) && isValid(end) && start >= 0 && start < end && end <= 24 * 60
    ? { start, end }
    : undefined
}

/** The settings of a person: each gives its value, or `undefined` for a value that it does not have. */
export const settingRules = {
  theme: choiceOf(themes),
  density: choiceOf(densities),
  /** The first page after the sign-in. */
  startPage: choiceOf(staffMenu),
  weekStart: choiceOf(weekStarts),
  workingHours: hoursOf,
  meetingColours: choiceOf(meetingColours),
  /** Whether single keys are shortcuts (WCAG 2.1.4). */
  hasKeyShortcuts: choiceOf([true, false]),
}

type Rules = typeof settingRules

/** What a person has chosen. */
export type ChosenSettings = { [Name in keyof Rules]?: ReturnType<Rules[Name]> }

/** The settings in force; without a choice the theme is that of the browser. */
export type Settings = {
  [Name in Exclude<keyof Rules, 'theme'>]: Exclude<ReturnType<Rules[Name]>, undefined>
} & Pick<ChosenSettings, 'theme'>

export const defaultSettings: Settings = {
  density: 'compact',
  startPage: 'profile',
  weekStart: 'usual',
  meetingColours: 'position',
  workingHours: { start: workingHours.start, end: workingHours.end },
  hasKeyShortcuts: true,
}

/** The known choices in an answer, the storage or the database. */
export const readSettings = (value: unknown): ChosenSettings =>
  Object.fromEntries(
    Object.entries(settingRules).flatMap(([name, read]) => {
      const chosen = read((Object(value) as Record<string, unknown>)[name])
      return chosen === undefined ? [] : [[name, chosen]]
    }),
  )

/** The hours of a person that are also those of meetings; those of meetings where so many minutes do not fit into them. */
export function meetingHoursOf({ start, end }: DayHours, minutes: number): DayHours {
  const own = { start: Math.max(start, workingHours.start), end: Math.min(end, workingHours.end) }
  return own.start + minutes <= own.end ? own : workingHours
}

/** The first day of the weeks of a calendar. */
export const weekStartOf = (chosen: ChosenWeekStart, usual: WeekStart): WeekStart =>
  chosen === 'usual' ? usual : chosen
