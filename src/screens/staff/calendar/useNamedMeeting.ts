import type { IsoDay } from '@atrium/contract/days'
import type { Meeting } from '@atrium/contract/meetings'
import { allOccurrences, occurrenceOn } from '@atrium/contract/meetings/series'
import { useEffect, useEffectEvent, useRef } from 'react'
import { newMeetingName } from '#features/schedule/meetingHash.ts'
import type { ShownWeek } from '#features/schedule/useScheduleWeek.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { readDraft } from '#screens/staff/calendar/meeting/meetingDraft.ts'
import { selectMeetingEntry, selectMeetings } from '#slices/meetingsSlice.ts'
import { useAppSelector } from '#store/hooks.ts'
import type { useMeetingAddress } from './useMeetingAddress.ts'

interface NamedMeetingProps extends Pick<ReturnType<typeof useMeetingAddress>, 'key' | 'name'> {
  week: ShownWeek
  /** Opens a meeting, or without it the draft that has the name. */
  open: (meeting: WeekMeeting | undefined) => void
}

/**
 * Opens the meeting that the address names, once for each visit of the address. A link in a mail comes from outside: its
 * meeting may be on a day that is not shown, or not be known here yet. A series opens at its next occurrence, also
 * by the address of one that is cancelled.
 */
export function useNamedMeeting({ key, name, week, open }: NamedMeetingProps): void {
  const opened = useRef<string>(undefined)
  const shown = useRef<string>(undefined)
  const user = useStaffUser()
  const [id = '', occurrence] = name.split('@')
  const meeting = useAppSelector((state) =>
    selectMeetings(state).personId === user.id ? selectMeetingEntry(state, id)?.meeting : undefined,
  )
  const place = meeting && !meeting.isDeleted ? placeOf(meeting, occurrence, week.now.day) : undefined
  const found = name ? week.find(place?.id ?? name) : undefined
  const openNamed = useEffectEvent((visit: string, isReady: boolean, day: IsoDay | undefined) => {
    if (opened.current === visit) return
    if (isReady || readDraft(name)) {
      opened.current = visit
      open(found)
    } else if (day && shown.current !== visit) {
      shown.current = visit
      week.go.toDay(day)
    }
  })
  // A new meeting is proposed for a free time: the meetings of the week are known first.
  const isNew = name === newMeetingName && !week.meetings.schedule.isLoading
  const [isReady, day] = [isNew || Boolean(found), place?.day]
  useEffect(() => {
    if (name) openNamed(key, isReady, day)
  }, [isReady, day, key, name])
}

/** The id under which the schedule shows a meeting, and its day. */
function placeOf(
  meeting: Meeting,
  originalDay: IsoDay | undefined,
  today: IsoDay,
): { id: string; day: IsoDay } {
  const { id, day, recurrence } = meeting
  if (!recurrence) return { id, day }
  const all = allOccurrences(meeting)
  const named = originalDay && occurrenceOn(meeting, originalDay)
  const next = named || (all.find((one) => one.day >= today) ?? all.at(-1))
  return next ? { id: `${id}@${next.originalDay}`, day: next.day } : { id, day }
}
