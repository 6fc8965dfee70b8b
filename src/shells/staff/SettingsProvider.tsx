import { DensityContext } from '@atrium/ui'
import { WeekStartProvider } from '@atrium/ui/i18n'
import type { ReactNode } from 'react'
import { selectSettings } from '#slices/selectSettings.ts'
import { useAppSelector } from '#store/hooks.ts'
import { DayHolidays } from './DayHolidays.tsx'

/** Gives tables and calendars the settings of the person. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { density, weekStart } = useAppSelector(selectSettings)
  return (
    <DensityContext value={density}>
      <WeekStartProvider weekStart={weekStart}>
        <DayHolidays>{children}</DayHolidays>
      </WeekStartProvider>
    </DensityContext>
  )
}
