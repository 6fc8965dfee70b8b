import type { MeetingSearchProps } from '@atrium/ui/schedule'
import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useGetScheduleQuery } from '#api/meetingsApi.ts'
import { readSchedule } from '#features/schedule/scheduledMeetings.ts'
import { searchMeetings } from '#features/schedule/searchMeetings.ts'
import { useMeetingLook } from '#features/schedule/useMeetingLook.ts'
import { useIsWithoutPerson } from '#features/schedule/useOthers.ts'
import type { ShownWeek } from '#features/schedule/useScheduleWeek.ts'
import { weekMeetingOf } from '#features/schedule/useWeekMeetings.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { othersToggled } from '#slices/calendarViewSlice.ts'
import { selectMeetingEntries, selectMeetings } from '#slices/meetingsSlice.ts'
import type { StoredMeeting } from '#slices/storedMeeting.ts'
import { spanChosen } from '#slices/weekRangeSlice.ts'
import { useAppDispatch, useAppStore } from '#store/hooks.ts'

/** One's own meetings and the company's. */
function* allMeetings(
  own: readonly StoredMeeting[],
  schedule: readonly unknown[] = [],
): Iterable<WeekMeeting> {
  for (const entry of own) if (!entry.meeting.isDeleted) yield weekMeetingOf(entry)
  for (const day of readSchedule(schedule).days.values()) yield* day
}

/**
 * The search in all meetings of this browser, without a server. A meeting that is chosen is shown in its week, or its day,
 * and takes the focus.
 */
export function useMeetingSearch({ span, now, go }: ShownWeek, content: RefObject<HTMLElement | null>) {
  const { id: personId } = useStaffUser()
  const isOthers = useIsWithoutPerson()
  const lookOf = useMeetingLook()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const { data } = useGetScheduleQuery(undefined, useLiveList())
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wanted = useRef<string>(undefined)
  // Letters do not wait for the search.
  const asked = useDeferredValue(text.trim())
  const found = useMemo(() => {
    if (asked === '') return undefined
    const state = store.getState()
    const isOwn = selectMeetings(state).personId === personId
    const meetings = isOwn ? allMeetings(selectMeetingEntries(state), data?.list) : []
    const { meetings: listed, total } = searchMeetings(meetings, asked, now.day)
    return { meetings: listed.map((meeting) => ({ ...meeting, look: lookOf(meeting) })), total }
  }, [asked, data, store, personId, now.day, lookOf])

  useEffect(() => {
    if (wanted.current === undefined) return
    const meetings = content.current?.querySelectorAll<HTMLElement>('[data-id]') ?? []
    const meeting = [...meetings].find(({ dataset }) => dataset.id === wanted.current)
    wanted.current = undefined
    meeting?.scrollIntoView?.({ block: 'center' })
    meeting?.focus({ preventScroll: true })
  })

  const close = () => {
    setOpen(false)
    setText('')
  }
  const field: MeetingSearchProps = {
    value: text,
    onSearch: setText,
    onClose() {
      close()
      button.current?.focus()
    },
    found,
    onChoose(id: string) {
      const meeting = found?.meetings.find((one) => one.id === id)
      if (!meeting) return
      wanted.current = id
      close()
      if (span === 'month') dispatch(spanChosen('week'))
      if (isOthers(meeting)) dispatch(othersToggled(true))
      go.toDay(meeting.day)
    },
  }
  return {
    field: isOpen ? field : undefined,
    toggle: {
      isOpen,
      onToggle: () => (isOpen ? close() : setOpen(true)),
      buttonRef: button,
    },
  }
}
