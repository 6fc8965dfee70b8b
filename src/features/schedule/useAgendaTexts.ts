import { type IsoDay, writeTime } from '@atrium/contract'
import type { GridSpan, ScheduleWeekProps } from '@atrium/ui/schedule'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#hooks/useDayNames.ts'

/** The texts of a day of the week in a narrow window. */
export function useAgendaTexts(day: IsoDay): ScheduleWeekProps['agenda'] {
  const { t } = useTranslation('schedule')
  const { sayDayOfYear } = useDayNames()
  const inWords = ({ start, end }: GridSpan) => ({ start: writeTime(start), end: writeTime(end) })
  return {
    day: sayDayOfYear(day),
    free: (span) => t('agenda.free', inWords(span)),
    freeName: (span) => t('agenda.freeName', inWords(span)),
    now: t('agenda.now'),
  }
}
