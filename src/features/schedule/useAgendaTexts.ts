import { writeTime } from '@atrium/contract/core'
import { useDayNames } from '@atrium/ui/i18n'
import type { GridSpan, ScheduleWeekProps } from '@atrium/ui/schedule'
import { useTranslation } from 'react-i18next'

/** The texts of a day in a narrow window. `isKnown`: whether a day that has no meetings here has none. */
export function useAgendaTexts(
  isKnown: boolean,
  ownTime?: ScheduleWeekProps['agenda']['ownTime'],
): ScheduleWeekProps['agenda'] {
  const { t } = useTranslation('schedule')
  const { formatDayOfYear } = useDayNames()
  const inWords = ({ start, end }: GridSpan) => ({ start: writeTime(start), end: writeTime(end) })
  return {
    day: ({ day }) => formatDayOfYear(day),
    today: t('nav.today'),
    empty: isKnown ? t('agenda.none') : undefined,
    show: ({ day }) => t('agenda.show', { day: formatDayOfYear(day) }),
    free: (span) => t('agenda.free', inWords(span)),
    freeName: (span) => t('agenda.freeName', inWords(span)),
    now: t('agenda.now'),
    ownTime,
  }
}
