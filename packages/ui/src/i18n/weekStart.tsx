import { type ChosenWeekStart, weekStartOf } from '@atrium/contract/accounts'
import type { WeekStart } from '@atrium/contract/days'
import { createContext, type ReactNode, useContext } from 'react'

const WeekStartContext = createContext<ChosenWeekStart>('usual')

interface WeekStartProviderProps {
  weekStart: ChosenWeekStart
  children: ReactNode
}

/** Gives all calendars below it the first day of the week of the person's settings. */
export const WeekStartProvider = ({ weekStart, children }: WeekStartProviderProps) => (
  <WeekStartContext value={weekStart}>{children}</WeekStartContext>
)

/** The first day of the weeks of a calendar; `usual` without a choice of the person. */
export const useWeekStart = (usual: WeekStart): WeekStart => weekStartOf(useContext(WeekStartContext), usual)
