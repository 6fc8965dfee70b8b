import type { UnplacedItem } from '@atrium/ui/schedule'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#hooks/useDayNames.ts'
import type { UnplacedMeeting } from './weekMeeting.ts'

/** The meetings without a place on the grid, in words: date, time, title and why (decision 2). */
export function useUnplacedItems(unplaced: readonly UnplacedMeeting[]): readonly UnplacedItem[] {
  const { t } = useTranslation('schedule')
  const { sayDayOfYear } = useDayNames()
  return useMemo(
    () =>
      unplaced.map(({ id, title, day, start, end, look, reason, dateText }) => ({
        id,
        title: title || t('untitled'),
        date: day && sayDayOfYear(day),
        time: [start, end].filter(Boolean).join('–'),
        why:
          reason !== 'date'
            ? t(`unplaced.${reason}`)
            : dateText
              ? t('unplaced.date', { date: dateText })
              : t('unplaced.noDate'),
        look,
      })),
    [unplaced, t, sayDayOfYear],
  )
}
