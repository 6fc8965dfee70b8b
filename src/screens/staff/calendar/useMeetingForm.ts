import type { TimeSpan } from '@atrium/contract'
import { useState } from 'react'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import {
  type MeetingDraft,
  newValues,
  nextFreeHour,
  readDraft,
  valuesOf,
} from '#screens/staff/calendar/meeting/meetingDraft.ts'
import type { OpenMeeting } from '#screens/staff/calendar/meeting/openMeeting.ts'
import { selectChosenDay } from '#slices/weekRangeSlice.ts'
import { useAppStore } from '#store/hooks.ts'

/**
 * Which meeting is open over the schedule (spec 2) with its `meetings`; `dialog` has the props of `MeetingFormDialog`. A
 * draft that was left unsaved in this tab is open again.
 */
export function useMeetingForm(meetings: readonly WeekMeeting[]) {
  const store = useAppStore()
  const [opened, setOpened] = useState<OpenMeeting | undefined>(() => {
    const draft = readDraft()
    return draft && { key: 0, draft }
  })
  const open = (next: { draft: MeetingDraft } | { meeting: WeekMeeting }) =>
    setOpened((before) => ({ ...next, key: (before?.key ?? 0) + 1 }))
  return {
    /** Opens the form of a new meeting, at a span, or at the first free hour of the chosen day. */
    openNew: (span?: TimeSpan) => {
      const values = newValues(span ?? nextFreeHour(selectChosenDay(store.getState()), meetings))
      open({ draft: { base: values, values } })
    },
    /** Opens a person's own meeting in the form, a meeting of the company's schedule to read. */
    open: (meeting: WeekMeeting) => {
      const values = valuesOf(meeting)
      open(meeting.isFixed ? { meeting } : { draft: { id: meeting.id, base: values, values } })
    },
    dialog: {
      opened,
      onClose: () => setOpened(undefined),
      onDuplicate: (draft: MeetingDraft) => open({ draft }),
    },
  }
}
