import { readTime, toTag } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { initialsOf } from '@atrium/ui'
import { type DayNames, useDayNames } from '@atrium/ui/i18n'
import type { GridDay, PlacedMeeting } from '@atrium/ui/schedule'
import { weakMapMemoize } from '@reduxjs/toolkit'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countAnswers, invitedNames, isInvitation, isRoomTaken, ownAnswer } from './meetingAnswers.ts'
import type { PlacedWeek } from './placeWeek.ts'
import type { DayNotes } from './useDayNotes.ts'
import { useMeetingLook } from './useMeetingLook.ts'
import { useMeetingState } from './useMeetingState.ts'
import { useIsWithoutPerson } from './useOthers.ts'
import type { WeekMeeting } from './weekMeeting.ts'

/** The input of the grid of a week. */
interface GridSource {
  /** The days in their order. */
  days: readonly IsoDay[]
  today: IsoDay
  placed: PlacedWeek['days']
  notes: DayNotes
}

interface GridWords {
  t: TFunction<'schedule'>
  names: Pick<DayNames, 'language' | 'formatDayOfYear'>
  isWithoutPerson: (meeting: WeekMeeting) => boolean
  lookOf: (meeting: WeekMeeting) => number
  /** The state of a shared meeting: "needs an answer", "organised by Rauf Əliyev"; empty for any other. */
  stateOf: (meeting: WeekMeeting) => readonly string[]
}

const none: readonly never[] = []

/**
 * Makes a function that gives the days of the grid in one language. The function returns the same object for a day, a
 * meeting and the whole list until it changes, so that the grid renders changed days only.
 */
export function gridMaker({ t, names, isWithoutPerson, lookOf, stateOf }: GridWords) {
  let kept = new Map<IsoDay, GridDay>()
  let last: readonly GridDay[] = []

  const meetingOf = weakMapMemoize((meeting: WeekMeeting): PlacedMeeting => {
    const { id, day, isFixed, attendees } = meeting
    const title = meeting.title || t('untitled')
    const isOthers = isWithoutPerson(meeting)
    const time = `${meeting.start}–${meeting.end}`
    return {
      ...{ id, day, title, time, isFixed, look: lookOf(meeting) },
      start: readTime(meeting.start) ?? 0,
      end: readTime(meeting.end) ?? 0,
      initials: attendees.map((name) => initialsOf(name).toLocaleUpperCase(toTag(names.language))),
      label: [
        title,
        time,
        names.formatDayOfYear(day),
        ...stateOf(meeting),
        ...attendees,
        ...(isOthers ? [t('withoutYou')] : []),
      ].join(', '),
      ...(isOthers && { isOthers }),
      ...(meeting.recurrence && { isRepeating: true }),
      ...(meeting.roomname && { room: meeting.roomname }),
      ...sharedMarks(meeting, t),
    }
  })

  return ({ days, today, placed, notes }: GridSource): readonly GridDay[] => {
    const shown = days.map((day): GridDay => {
      const made = {
        day,
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
function sharedMarks(meeting: WeekMeeting, t: GridWords['t']): Partial<PlacedMeeting> {
  const answer = ownAnswer(meeting)
  const invited = isInvitation(meeting) ? 0 : invitedNames(meeting).length
  return {
    ...(answer && answer !== 'accepted' && { answer }),
    ...(meeting.shared?.organiser !== undefined && { organiser: meeting.shared.organiser }),
    ...(invited > 0 && { accepted: `${countAnswers(meeting).accepted}/${invited}` }),
    ...(isRoomTaken(meeting) && { roomTaken: t('roomTaken') }),
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
export function useGridDays({ days, today, placed, notes }: GridSource): readonly GridDay[] {
  const { t } = useTranslation('schedule')
  const names = useDayNames()
  const stateOf = useMeetingState()
  const isWithoutPerson = useIsWithoutPerson()
  const lookOf = useMeetingLook()
  const make = useMemo(
    () => gridMaker({ t, names, stateOf, lookOf, isWithoutPerson }),
    [t, names, stateOf, lookOf, isWithoutPerson],
  )
  return useMemo(() => make({ days, today, placed, notes }), [make, days, today, placed, notes])
}
