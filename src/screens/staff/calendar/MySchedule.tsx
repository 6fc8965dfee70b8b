import { writeTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { type GridSpan, MeetingSearch, ScheduleFoot, SchedulePart, UndoNote } from '@atrium/ui/schedule'
import { type RefObject, useEffect, useReducer, useState } from 'react'
import { MonthView } from '#features/schedule/MonthView.tsx'
import { ScheduleView } from '#features/schedule/ScheduleView.tsx'
import { type ShownWeek, useScheduleWeek } from '#features/schedule/useScheduleWeek.ts'
import { useWeekNav } from '#features/schedule/useWeekNav.ts'
import { dayChosen, type ScheduleSpan, selectScheduleSpan, spanChosen } from '#slices/weekRangeSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { CalendarFeed } from './CalendarFeed.tsx'
import { MeetingFormDialog } from './MeetingFormDialog.tsx'
import { mayChangeOne } from './seriesPlan.ts'
import { type MeetingCommand, useMeetingCommands } from './useMeetingCommands.ts'
import { useMeetingForm } from './useMeetingForm.ts'
import { useMeetingSearch } from './useMeetingSearch.ts'
import { useScheduleFocus } from './useScheduleFocus.ts'
import { useSyncState } from './useSyncState.ts'
import { useUndo } from './useUndo.ts'
import { useWeekDownload } from './useWeekDownload.ts'

const inWords = ({ day, start, end }: GridSpan) => ({ day, start: writeTime(start), end: writeTime(end) })

/** Navigation that closes the note about the last change. */
const closing = ({ by, toDay, today }: ShownWeek['go'], close: () => void): ShownWeek['go'] => ({
  by: (count) => {
    close()
    return by(count)
  },
  toDay: (day) => {
    close()
    return toDay(day)
  },
  today: () => {
    close()
    return today()
  },
})

/** My Schedule (spec 2): the week with the person's own meetings and the company's, and every way to change it. */
export function MySchedule() {
  const span = useAppSelector(selectScheduleSpan)
  const { done, refuse, undoLast, notice, note } = useUndo()
  const shown = useScheduleWeek(span)
  // A note about what was done elsewhere covers nothing.
  const week = { ...shown, go: closing(shown.go, note.onClose) }
  const nav = useWeekNav(week)
  const content = useScheduleFocus(notice, undoLast)
  const seekToday = useSeekToday(content)
  const spans = useSpanToggle(note.onClose)
  const { change } = useMeetingCommands()
  const form = useMeetingForm(week)
  const sync = useSyncState(week.meetings.schedule.isLoading)
  const search = useMeetingSearch(week, content)
  const download = useWeekDownload(week)
  const [isFeedOpen, setFeedOpen] = useState(false)

  const move = (id: string, span: GridSpan) => {
    const meeting = week.find(id)
    const { series, occurrence } = meeting ?? {}
    const place = { id: series?.id ?? id, occurrence }
    const command = change(place, inWords(span))
    if (command) done(command)
    else if (meeting && series && occurrence && !mayChangeOne(series, occurrence))
      refuse(meeting, () => change(place, inWords(span), 'all'))
  }
  const finish = (command: MeetingCommand) => {
    const meeting = done(command)
    // The week of the saved meeting is shown, also if it is another week.
    if (command.kind !== 'deleted' && meeting.day !== week.day) shown.go.toDay(meeting.day)
  }
  const create = (span: GridSpan) => form.openNew(inWords(span))
  return (
    <SchedulePart
      {...nav}
      onToday={() => {
        nav.onToday()
        seekToday()
      }}
      contentRef={content}
      create={{
        isOpen: form.dialog.opened !== undefined,
        onPress: () => form.openNew(),
      }}
      search={search.toggle}
      onSpan={spans.onSpan}
    >
      {search.field && <MeetingSearch {...search.field} />}
      {span === 'month' ? (
        <MonthView
          day={week.day}
          now={week.now}
          onOpen={(meeting) => {
            // The week of the chosen day has the meeting, also after a reload.
            shown.go.toDay(meeting.day)
            form.open(meeting)
          }}
          onOpenDay={spans.openDay}
          onChooseDay={week.go.toDay}
          onCreate={create}
        />
      ) : (
        <ScheduleView
          week={week}
          onOpen={(id) => form.open({ id })}
          onCreate={create}
          onChange={move}
          onShowDay={spans.openDay}
        />
      )}
      <ScheduleFoot
        download={span === 'month' ? undefined : download}
        onSubscribe={() => setFeedOpen(true)}
        sync={sync}
      />
      <UndoNote {...note} />
      {isFeedOpen && <CalendarFeed onClose={() => setFeedOpen(false)} />}
      <MeetingFormDialog {...form.dialog} onDone={finish} />
    </SchedulePart>
  )
}

/** Makes a function that scrolls to today once it is shown, also if it was shown already. */
function useSeekToday(content: RefObject<HTMLElement | null>): () => void {
  const [requests, request] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (requests > 0)
      content.current?.querySelector('[aria-current=date]')?.scrollIntoView?.({ block: 'nearest' })
  }, [requests, content])
  return request
}

/** The toggle of day, week and month, and the way from a month to one of its days. `onLeave` is called by both. */
function useSpanToggle(onLeave: () => void) {
  const dispatch = useAppDispatch()
  return {
    onSpan(span: ScheduleSpan) {
      onLeave()
      dispatch(spanChosen(span))
    },
    openDay(day: IsoDay) {
      onLeave()
      dispatch(dayChosen(day))
      dispatch(spanChosen('day'))
    },
  }
}
