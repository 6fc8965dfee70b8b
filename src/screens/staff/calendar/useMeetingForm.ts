import type { TimeSpan } from '@atrium/contract'
import { addDays } from '@atrium/contract/days'
import { useState } from 'react'
import { useOwnTime } from '#features/schedule/useOwnTime.ts'
import type { ShownWeek } from '#features/schedule/useScheduleWeek.ts'
import { useWeekMeetings } from '#features/schedule/useWeekMeetings.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import {
  type MeetingDraft,
  newValues,
  readDraft,
  valuesOf,
} from '#screens/staff/calendar/meeting/meetingDraft.ts'
import type { OpenMeeting } from '#screens/staff/calendar/meeting/openMeeting.ts'
import { selectChosenDay } from '#slices/weekRangeSlice.ts'
import { useAppStore } from '#store/hooks.ts'
import { nextFreeTime } from './nextFreeTime.ts'

/**
 * Which meeting is open over the `week` (spec 2); `dialog` has the props of `MeetingFormDialog`. A
 * draft that was left unsaved in this tab is open again.
 */
export function useMeetingForm({ sunday, meetings }: ShownWeek) {
  const store = useAppStore()
  const nextWeek = useWeekMeetings(addDays(sunday, 7))
  const ownTime = useOwnTime(sunday, addDays(sunday, 13))
  const [opened, setOpened] = useState<OpenMeeting | undefined>(() => {
    const draft = readDraft()
    return draft && { key: 0, draft }
  })
  const open = (next: { draft: MeetingDraft } | { meeting: WeekMeeting }) =>
    setOpened((before) => ({ ...next, key: (before?.key ?? 0) + 1 }))
  return {
    /** Opens the form of a new meeting, at a span, or at the first free time from the chosen day on. */
    openNew: (span?: TimeSpan) => {
      const nextFree = () => {
        const busy = ownTime.join([...meetings.all, ...nextWeek.all])
        return nextFreeTime(selectChosenDay(store.getState()), busy, ownTime.calendar())
      }
      const values = newValues(span ?? nextFree())
      open({ draft: { base: values, values } })
    },
    /** Opens a person's own meeting in the form, a meeting of the company's schedule to read. */
    open: (meeting: WeekMeeting) => {
      const values = valuesOf(meeting)
      const { series, occurrence } = meeting
      open(
        meeting.isFixed
          ? { meeting }
          : { draft: { id: series?.id ?? meeting.id, occurrence, base: values, values } },
      )
    },
    dialog: {
      opened,
      onClose: () => setOpened(undefined),
      onDuplicate: (draft: MeetingDraft) => open({ draft }),
    },
  }
}
