import type { GridDay } from '@atrium/ui/schedule'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#hooks/useDayNames.ts'
import { type GridSource, gridMaker } from './gridDays.ts'

/** The week as the grid shows it; what has not changed stays the same object. */
export function useGridDays({ days, today, placed, notes }: GridSource): readonly GridDay[] {
  const { t } = useTranslation('schedule')
  const names = useDayNames()
  const make = useMemo(() => gridMaker({ ...names, untitled: t('untitled') }), [names, t])
  return useMemo(() => make({ days, today, placed, notes }), [make, days, today, placed, notes])
}
