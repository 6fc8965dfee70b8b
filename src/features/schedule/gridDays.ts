import { readTime, toTag } from '@atrium/contract/core'
import { dayOfMonth, type IsoDay } from '@atrium/contract/days'
import { initialsOf } from '@atrium/ui'
import type { DayNames } from '@atrium/ui/i18n'
import type { GridDay, PlacedMeeting } from '@atrium/ui/schedule'
import { weakMapMemoize } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countAnswers, invitedNames, isInvitation, isRoomTaken, ownAnswer } from './meetingAnswers.ts'
import type { PlacedWeek } from './placeWeek.ts'
import type { DayNotes } from './useDayNotes.ts'
import { useMeetingState } from './useMeetingState.ts'
import { useIsWithoutPerson } from './useOthers.ts'
import type { WeekMeeting } from './weekMeeting.ts'

/** The input of the grid of a week. */
interface GridSource {
  /** The week, Sunday first. */
  days: readonly IsoDay[]
  today: IsoDay
  placed: PlacedWeek['days']
  notes: DayNotes
}

type Names = Pick<DayNames, 'language' | 'weekday' | 'formatDay' | 'formatDayOfYear'>

interface GridNames extends Names {
  /** Shown in place of a missing title. */
  untitled: string
  /** "the room is taken" */
  roomTaken: string
  /** Said of a meeting of the company without the person: "without you". */
  withoutYou: string
  isWithoutPerson: (meeting: WeekMeeting) => boolean
  /** The state of a shared meeting: "needs an answer", "organised by Rauf Əliyev"; empty for any other. */
  stateOf: (meeting: WeekMeeting) => readonly string[]
}

const none: readonly never[] = []

/**
 * Makes a function that gives the days of the grid in one language. The function returns the same object for a day, a
 * meeting and the whole list until it changes, so that the grid renders changed days only.
 */
export function gridMaker({
  untitled,
  roomTaken,
  withoutYou,
  isWithoutPerson,
  stateOf,
  language,
  weekday,
  formatDay,
  formatDayOfYear,
}: GridNames) {
  let kept = new Map<IsoDay, GridDay>()
  let last: readonly GridDay[] = []

  const meetingOf = weakMapMemoize((meeting: WeekMeeting): PlacedMeeting => {
    const { id, day, look, isFixed, attendees } = meeting
    const title = meeting.title || untitled
    const isOthers = isWithoutPerson(meeting)
    const time = `${meeting.start}–${meeting.end}`
    return {
      ...{ id, day, title, time, look, isFixed },
      start: readTime(meeting.start) ?? 0,
      end: readTime(meeting.end) ?? 0,
      initials: attendees.map((name) => initialsOf(name).toLocaleUpperCase(toTag(language))),
      label: [
        title,
        time,
        formatDayOfYear(day),
        ...stateOf(meeting),
        ...attendees,
        ...(isOthers ? [withoutYou] : []),
      ].join(', '),
      ...(isOthers && { isOthers }),
      ...(meeting.recurrence && { isRepeating: true }),
      ...(meeting.roomname && { room: meeting.roomname }),
      ...sharedMarks(meeting, roomTaken),
    }
  })

  return ({ days, today, placed, notes }: GridSource): readonly GridDay[] => {
    const shown = days.map((day): GridDay => {
      const made = {
        day,
        weekday: weekday(day).short,
        number: String(dayOfMonth(day)),
        label: formatDay(day),
        isToday: day === today,
        notes: notes.get(day) ?? none,
        meetings: placed.get(day)?.map((meeting) => meetingOf(meeting)) ?? none,
      }
      const before = kept.get(day)
      return before && isSame(before, made) ? before : made
    })
    if (isEqualList(shown, last, (one, other) => one === other)) return last
    kept = new Map(shown.map((day) => [day.day, day]))
    last = shown
    return shown
  }
}

/** How the grid marks a shared meeting. */
function sharedMarks(meeting: WeekMeeting, roomTaken: string): Partial<PlacedMeeting> {
  const answer = ownAnswer(meeting)
  const invited = isInvitation(meeting) ? 0 : invitedNames(meeting).length
  return {
    ...(answer && answer !== 'accepted' && { answer }),
    ...(meeting.shared?.organiser !== undefined && { organiser: meeting.shared.organiser }),
    ...(invited > 0 && { accepted: `${countAnswers(meeting).accepted}/${invited}` }),
    ...(isRoomTaken(meeting) && { roomTaken }),
  }
}

const isSame = (one: GridDay, other: GridDay) =>
  one.isToday === other.isToday &&
  isEqualList(one.meetings, other.meetings, (first, second) => first === second) &&
  isEqualList(
    one.notes,
    other.notes,
    (first, second) => first.kind === second.kind && first.text === second.text,
  )

const isEqualList = <Item>(
  one: readonly Item[],
  other: readonly Item[],
  isEqual: (first: Item, second: Item) => boolean,
) => one.length === other.length && one.every((item, place) => isEqual(item, other[place] as Item))

/** The days of the grid; a day stays the same object until it changes. */
export function useGridDays(
  { days, today, placed, notes }: GridSource,
  { language, weekday, formatDay, formatDayOfYear }: Names,
): readonly GridDay[] {
  const { t } = useTranslation('schedule')
  const stateOf = useMeetingState()
  const isWithoutPerson = useIsWithoutPerson()
  const make = useMemo(
    () =>
      gridMaker({
        ...{ language, weekday, formatDay, formatDayOfYear, stateOf, isWithoutPerson },
        untitled: t('untitled'),
        roomTaken: t('roomTaken'),
        withoutYou: t('withoutYou'),
      }),
    [language, weekday, formatDay, formatDayOfYear, stateOf, isWithoutPerson, t],
  )
  return useMemo(() => make({ days, today, placed, notes }), [make, days, today, placed, notes])
}
