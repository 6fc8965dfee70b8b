import type { IsoDay } from '@atrium/contract'
import { MonthGrid } from '@atrium/ui/schedule'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#hooks/useDayNames.ts'
import { ScheduleNotices } from './ScheduleNotices.tsx'
import { useMonthTexts, useScheduleMonth } from './useScheduleMonth.ts'
import type { WeekMeeting } from './weekMeeting.ts'

interface MonthViewProps {
  /** The chosen day: its month is shown. */
  day: IsoDay
  today: IsoDay
  onOpen: (meeting: WeekMeeting) => void
  onOpenDay: (day: IsoDay) => void
  /** The keyboard has led to another month. */
  onLeave: (day: IsoDay) => void
}

/** The month of My Schedule, with the notes about failed loading. */
export function MonthView({ day, today, onOpen, onOpenDay, onLeave }: MonthViewProps) {
  const { t } = useTranslation('schedule')
  const { weekdaysFromSunday } = useDayNames()
  const { weeks, meetings, notes, find, asOf } = useScheduleMonth(day, today)
  return (
    <>
      <ScheduleNotices
        meetings={meetings}
        notes={notes}
        stale={{ ...(asOf && { ...asOf.note, text: t('offline.asOf', asOf.when) }) }}
        withoutNotes={t('month.notesFailed')}
      />
      <MonthGrid
        weeks={weeks}
        weekdays={weekdaysFromSunday}
        day={day}
        texts={useMonthTexts(day)}
        onOpenDay={onOpenDay}
        onOpen={(id) => {
          const meeting = find(id)
          if (meeting) onOpen(meeting)
        }}
        onLeave={onLeave}
      />
    </>
  )
}
