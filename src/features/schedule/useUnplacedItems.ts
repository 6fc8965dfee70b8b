import { isIsoDay } from '@atrium/contract/days'
import { useDayNames } from '@atrium/ui/i18n'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsWithoutPerson } from './useOthers.ts'
import { type WeekMeeting, whyUnplaced } from './weekMeeting.ts'

/** The rows of the list under the grid: title, date, time and why the meeting is not on the grid (departure 2). */
export function useUnplacedItems(unplaced: readonly WeekMeeting[]) {
  const { t } = useTranslation('schedule')
  const { formatDayOfYear } = useDayNames()
  const isOthers = useIsWithoutPerson()
  return useMemo(
    () =>
      unplaced.map((meeting) => {
        const { id, title, day, start, end, look } = meeting
        const isDay = isIsoDay(day)
        const noDay = () => (day ? t('unplaced.date', { date: day }) : t('unplaced.noDate'))
        return {
          id,
          title: title || t('untitled'),
          date: isDay ? formatDayOfYear(day) : '',
          time: [start, end].filter(Boolean).join('–'),
          why: [
            isDay ? t(`unplaced.${whyUnplaced(meeting) ?? 'time'}`) : noDay(),
            ...(isOthers(meeting) ? [t('withoutYou')] : []),
          ].join(', '),
          look,
          isOthers: isOthers(meeting),
        }
      }),
    [unplaced, t, formatDayOfYear, isOthers],
  )
}
