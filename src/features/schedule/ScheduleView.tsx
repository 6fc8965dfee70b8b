import { weekOf } from '@atrium/contract/days'
import { workingHours } from '@atrium/contract/meetings'
import { useWeekStart } from '@atrium/ui/i18n'
import {
  type GridSpan,
  ScheduleWeek,
  type ScheduleWeekProps,
  UnplacedList,
  ZoneNote,
} from '@atrium/ui/schedule'
import { useMemo } from 'react'
import { useFocusAfterRetry } from '#hooks/useFocusAfterRetry.ts'
import { selectSettings } from '#slices/selectSettings.ts'
import { useAppSelector } from '#store/hooks.ts'
import { ScheduleNotices } from './ScheduleNotices.tsx'
import { useMeetingLook } from './useMeetingLook.ts'
import { useIsWithoutPerson } from './useOthers.ts'
import { useOwnClock } from './useOwnClock.ts'
import type { ShownWeek } from './useScheduleWeek.ts'
import { whyUnplaced } from './weekMeeting.ts'

interface ScheduleViewProps {
  week: ShownWeek
  onOpen: (id: string) => void
  /** Missing where the week is read-only. */
  onCreate?: (span: GridSpan) => void
  onChange?: ScheduleWeekProps['onChange']
  /** Shows a day alone. Missing where only the week is shown. */
  onShowDay?: ScheduleWeekProps['onShowDay']
}

/** The week (spec 2, My Schedule): notes about failed loading, the grid, and the list of unplaced meetings. */
export function ScheduleView({ week, onOpen, onCreate, onChange, onShowDay }: ScheduleViewProps) {
  const { span, day, now, gridDays, meetings, notes, asOf, go } = week
  const { schedule, unplaced } = meetings
  const weekStart = useWeekStart('sunday')
  const days = useMemo(() => (span === 'day' ? [day] : weekOf(day, weekStart)), [span, day, weekStart])
  const clock = useOwnClock(day, days)
  const { workingHours: ownHours } = useAppSelector(selectSettings)
  const isWithoutPerson = useIsWithoutPerson()
  const lookOf = useMeetingLook()
  useFocusAfterRetry(schedule.isFailed || notes.isFailed)
  return (
    <>
      <ScheduleNotices meetings={meetings} notes={notes} asOf={asOf} canChange={onChange !== undefined} />
      {clock && <ZoneNote {...clock.note} />}
      <ScheduleWeek
        days={gridDays}
        day={day}
        isDay={span === 'day'}
        isLoading={schedule.isLoading}
        isKnown={!schedule.isFailed}
        hours={workingHours}
        ownHours={ownHours}
        clock={clock?.shown}
        timeOn={clock?.timeOn}
        now={now}
        isReadOnly={!onChange}
        onOpen={onOpen}
        onCreate={onCreate}
        onChange={onChange}
        onShowDay={onShowDay}
        onWeek={go.by}
        onChooseDay={go.toDay}
      />
      {unplaced.length > 0 && (
        <UnplacedList
          meetings={unplaced.map((meeting) => ({
            ...meeting,
            look: lookOf(meeting),
            why: whyUnplaced(meeting),
            isOthers: isWithoutPerson(meeting),
          }))}
          onOpen={onOpen}
        />
      )}
    </>
  )
}
