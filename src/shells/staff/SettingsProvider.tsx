import { WeekStartProvider } from '@atrium/ui/i18n'
import { DensityProvider } from '@atrium/ui/staff'
import type { ReactNode } from 'react'
import { selectSettings } from '#slices/selectSettings.ts'
import { useAppSelector } from '#store/hooks.ts'

/** Gives tables and calendars the settings of the person. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { density, weekStart } = useAppSelector(selectSettings)
  return (
    <DensityProvider density={density}>
      <WeekStartProvider weekStart={weekStart}>{children}</WeekStartProvider>
    </DensityProvider>
  )
}
