import { foldText, wordsOf } from '@atrium/contract/core'
import { addDays, type IsoDay, isIsoDay } from '@atrium/contract/days'
import { weakMapMemoize } from '@reduxjs/toolkit'
import { occurrencesOf } from './seriesMeetings.ts'
import type { WeekMeeting } from './weekMeeting.ts'

/** How many meetings a search shows. */
const most = 50

/** How far ahead the next occurrence of a series is looked for, in days. */
const ahead = 400

/** The folded texts of meetings: folding thousands for each letter would be felt. */
const keyOf = weakMapMemoize(({ title, attendees, roomname = '', notes, shared }: WeekMeeting): string =>
  foldText([title, ...attendees, shared?.organiser ?? '', roomname, notes].join('\n')),
)

interface Found {
  /** The coming ones first, the nearest at the top; then the past ones, the latest at the top. */
  meetings: readonly WeekMeeting[]
  /** How many there are, also those that are not in `meetings`. */
  total: number
}

/**
 * The meetings whose title, people, room or notes have all words of a text, whatever its capitals and marks. A series is
 * found once, at its next occurrence, or at its first one when none is to come.
 */
export function searchMeetings(meetings: Iterable<WeekMeeting>, text: string, today: IsoDay): Found {
  const words = wordsOf(text)
  const coming: WeekMeeting[] = []
  const past: WeekMeeting[] = []
  if (words.length === 0) return { meetings: [], total: 0 }
  for (const meeting of meetings) {
    const key = keyOf(meeting)
    if (!isIsoDay(meeting.day) || !words.every((word) => key.includes(word))) continue
    const shown = meeting.recurrence ? nextOf(meeting, today) : meeting
    if (shown.day >= today) coming.push(shown)
    else past.push(shown)
  }
  coming.sort(byTime)
  past.sort((one, other) => byTime(other, one))
  return { meetings: [...coming, ...past].slice(0, most), total: coming.length + past.length }
}

const nextOf = (series: WeekMeeting, today: IsoDay): WeekMeeting =>
  occurrencesOf(series, today, addDays(today, ahead))[0] ??
  occurrencesOf(series, series.day, addDays(series.day, ahead))[0] ??
  series

const byTime = (one: WeekMeeting, other: WeekMeeting) => {
  const [first, second] = [`${one.day} ${one.start} ${one.id}`, `${other.day} ${other.start} ${other.id}`]
  return first < second ? -1 : 1
}
