import { addDays } from '@atrium/contract/days'
import type { TimeSpan } from '@atrium/contract/meetings'
import { useEffect, useEffectEvent, useState } from 'react'
import { newMeetingName } from '#features/schedule/meetingHash.ts'
import { takeProposedMeeting } from '#features/schedule/proposedMeeting.ts'
import { useOwnTime } from '#features/schedule/useOwnTime.ts'
import type { ShownWeek } from '#features/schedule/useScheduleWeek.ts'
import { useWeekMeetings } from '#features/schedule/useWeekMeetings.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import type { MeetingPanelProps } from '#screens/staff/calendar/meeting/MeetingPanel.tsx'
import {
  draftName,
  isTouched,
  type MeetingDraft,
  newValues,
  readDraft,
  readDrafts,
  writeDraft,
} from '#screens/staff/calendar/meeting/meetingDraft.ts'
import { selectSettings } from '#slices/selectSettings.ts'
import { selectChosenDay } from '#slices/weekRangeSlice.ts'
import { useAppStore } from '#store/hooks.ts'
import { nextFreeTime } from './nextFreeTime.ts'
import { useMeetingAddress } from './useMeetingAddress.ts'
import { useNamedMeeting } from './useNamedMeeting.ts'

/**
 * Which meeting is open over the `week` (spec 2): the address leads. `dialog` has the props of `MeetingFormDialog`. What was
 * typed and left unsaved in this tab is in the form again when it opens, and it opens with the schedule; a form in which nothing
 * was typed does not.
 */
export function useMeetingForm(week: ShownWeek) {
  const store = useAppStore()
  const nextWeek = useWeekMeetings(addDays(week.firstDay, 7))
  const ownTime = useOwnTime(week.firstDay, addDays(week.firstDay, 13))
  const { key, name, visit, leave } = useMeetingAddress()
  const [content, setContent] = useState<MeetingPanelProps['opened']>()
  const opened = content?.key === key ? content : undefined

  const newDraft = (span?: TimeSpan): MeetingDraft => {
    const nextFree = () => {
      const busy = ownTime.join([...week.meetings.all, ...nextWeek.all])
      const state = store.getState()
      return nextFreeTime(selectChosenDay(state), busy, ownTime.calendar, selectSettings(state))
    }
    const values = newValues(span ?? nextFree())
    return { base: values, values }
  }
  /** The draft of a meeting that another page proposes: it takes the place of one that was left, as a duplicate does. */
  const draftOfProposal = (): MeetingDraft | undefined => {
    const proposed = name === newMeetingName ? takeProposedMeeting() : undefined
    if (!proposed) return undefined
    const values = { ...newDraft().values, ...proposed }
    const draft = { base: values, values }
    writeDraft(draft)
    return draft
  }
  useNamedMeeting({
    key,
    name,
    week,
    open(meeting) {
      const draft = draftOfProposal() ?? readDraft(meeting?.id ?? name)
      setContent({ key, ...(meeting && !draft ? { meeting } : { draft: draft ?? newDraft() }) })
    },
  })
  const openLeft = useEffectEvent(() => {
    const draft = readDrafts().findLast(isTouched)
    if (draft && name === '') visit(draftName(draft))
  })
  useEffect(() => openLeft(), [])

  const write = (draft: MeetingDraft) => {
    writeDraft(draft)
    visit(newMeetingName, opened !== undefined)
  }
  return {
    /**
     * Opens the form of a new meeting, at a span, or at the first free time from the chosen day on. A form that was left
     * keeps its texts, and takes the span.
     */
    openNew: (span?: TimeSpan) => {
      const left = readDraft(newMeetingName)
      if (!left || !span) return write(left ?? newDraft(span))
      const { day, start, end } = newValues(span)
      write({
        ...left,
        base: { ...left.base, day, start, end },
        values: { ...left.values, day, start, end },
      })
    },
    open: ({ id }: Pick<WeekMeeting, 'id'>) => visit(id, opened !== undefined),
    dialog: {
      opened,
      onClose: () => {
        setContent(undefined)
        leave()
      },
      onDuplicate: write,
    },
  }
}
