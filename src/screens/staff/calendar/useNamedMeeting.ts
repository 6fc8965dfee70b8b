import type { IsoDay, Meeting } from '@atrium/contract'
import { allOccurrences, occurrenceOn } from '@atrium/contract/recurrence'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { selectMeetingEntry, selectMeetings } from '#slices/meetingsSlice.ts'
import { useAppSelector } from '#store/hooks.ts'

interface NamedMeetingProps {
  /** A meeting of the shown days, by its id or that of an occurrence. */
  find: (id: string) => WeekMeeting | undefined
  open: (meeting: WeekMeeting) => void
  showDay: (day: IsoDay) => void
  today: IsoDay
}

/**
 * Opens the meeting that the address names (`#meeting-` and its id), once for each visit of the address. A link in a mail
 * comes from outside: its meeting may be on a day that is not shown, or not be known here yet. A series opens at its next
 * occurrence.
 */
export function useNamedMeeting({ find, open, showDay, today }: NamedMeetingProps): void {
  const { hash, key } = useLocation()
  const opened = useRef<string>(undefined)
  const shown = useRef<string>(undefined)
  const user = useStaffUser()
  const named = nameIn(hash)
  const [id = '', occurrence] = named.split('@')
  const meeting = useAppSelector((state) =>
    selectMeetings(state).personId === user.id ? selectMeetingEntry(state, id)?.meeting : undefined,
  )
  const place = meeting && !meeting.isDeleted ? placeOf(meeting, occurrence, today) : undefined
  const found = named ? find(place?.id ?? named) : undefined
  const openNamed = useEffectEvent(() => {
    if (!found || opened.current === key) return
    opened.current = key
    open(found)
  })
  const showNamed = useEffectEvent(() => {
    if (!place || found || [opened.current, shown.current].includes(key)) return
    shown.current = key
    showDay(place.day)
  })
  const [isFound, day] = [Boolean(found), place?.day]
  useEffect(() => {
    if (isFound && key) openNamed()
    else if (day && key) showNamed()
  }, [isFound, day, key])
}

/** The id in an address; an empty text for any other address, or a malformed one. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(/^#meeting-(.+)$/.exec(hash)?.[1] ?? '')
  } catch {
    return ''
  }
}

/** The id under which the schedule shows a meeting, and its day. */
function placeOf(
  meeting: Meeting,
  originalDay: IsoDay | undefined,
  today: IsoDay,
): { id: string; day: IsoDay } {
  const { id, day, recurrence } = meeting
  if (!recurrence) return { id, day }
  const all = originalDay ? [occurrenceOn(meeting, originalDay)] : allOccurrences(meeting)
  const next = all.find((one) => one && one.day >= today) ?? all.at(-1)
  return next ? { id: `${id}@${next.originalDay}`, day: next.day } : { id, day }
}
