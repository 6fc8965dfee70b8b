import type { IsoDay } from '@atrium/contract/days'
import { workingHours } from '@atrium/contract/meetings'
import { ScheduleMonth, type ScheduleMonthProps } from '@atrium/ui/schedule'
import { ScheduleNotices } from './ScheduleNotices.tsx'
import { useScheduleMonth } from './useScheduleMonth.ts'
import type { ShownWeek } from './useScheduleWeek.ts'
import type { WeekMeeting } from './weekMeeting.ts'

interface MonthViewProps {
  /** The chosen day: its month is shown. */
  day: IsoDay
  now: ShownWeek['now']
  onOpen: (meeting: WeekMeeting) => void
  onOpenDay: (day: IsoDay) => void
  /** Another day is chosen: the keyboard has led to another month, or a finger to a day of a narrow window. */
  onChooseDay: (day: IsoDay) => void
  onCreate: ScheduleMonthProps['onCreate']
}

/** The month of My Schedule, with the notes about failed loading. */
export function MonthView({ day, now, onOpen, onOpenDay, onChooseDay, onCreate }: MonthViewProps) {
  const { weeks, meetings, notes, find, asOf } = useScheduleMonth(day, now.day)
  const { isLoading, isFailed } = meetings.schedule
  return (
    <>
      <ScheduleNotices meetings={meetings} notes={notes} asOf={asOf} isMonth />
      <ScheduleMonth
        weeks={weeks}
        day={day}
        onOpenDay={onOpenDay}
        onOpen={(id) => {
          const meeting = find(id)
          if (meeting) onOpen(meeting)
        }}
        onLeave={onChooseDay}
        onChooseDay={onChooseDay}
        isKnown={!isLoading && !isFailed}
        hours={workingHours}
        now={now}
        // A new meeting is neither in the past nor on a day off.
        onCreate={day < now.day || notes.isDayOff(day) ? undefined : onCreate}
      />
    </>
  )
}
