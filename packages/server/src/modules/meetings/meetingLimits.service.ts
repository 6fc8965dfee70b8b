import { limits, type MessageKey } from '@atrium/contract/core'
import { addMonths, type IsoDay } from '@atrium/contract/days'
import type { Meeting } from '@atrium/contract/meetings'
import { lastDayOf } from '@atrium/contract/meetings/series'
import type { Database } from '#db/types.ts'
import { HttpError, type HttpErrorText } from '#http/httpError.ts'
import { countMeetings, countOpenMeetings, type OrganisedMeeting, textLengthOf } from './meetings.repo.ts'

interface Changed {
  meetings: readonly Meeting[]
  known: ReadonlyMap<string, OrganisedMeeting>
  today: IsoDay
}

/** Throws 422 when a change adds to what a limit of a person's meetings, or of open ones, counts, and goes beyond it. */
export async function checkLimits(
  tx: Database,
  organiserId: number,
  { meetings, known, today }: Changed,
): Promise<void> {
  const created = meetings.filter(({ id }) => !known.has(id)).length
  if (created > 0 && (await countMeetings(tx, organiserId)) + created > limits.meetings)
    throw full('meetingsFull', limits.meetings)
  const from = addMonths(today, -limits.openMonths)
  const after = openOf(meetings, from)
  const before = openOf(
    meetings.flatMap(({ id }) => known.get(id)?.meeting ?? []),
    from,
  )
  const added = bounds.filter(({ kind }) => after[kind] > before[kind])
  if (added.length === 0) return
  const others = await countOpenMeetings(tx, organiserId, { from, except: meetings.map(({ id }) => id) })
  for (const { kind, most, text } of added) if (others[kind] + after[kind] > most) throw full(text, most)
}

const bounds = [
  { kind: 'meetings', most: limits.openMeetings, text: 'openMeetingsFull' },
  { kind: 'series', most: limits.openSeries, text: 'openSeriesFull' },
  { kind: 'attendees', most: limits.openAttendees, text: 'openAttendeesFull' },
  { kind: 'texts', most: limits.openTexts, text: 'openTextsFull' },
] as const

/** Counts meetings as `countOpenMeetings`. */
function openOf(meetings: readonly Meeting[], from: IsoDay) {
  const open = meetings.filter((meeting) => !meeting.isDeleted && lastDayOf(meeting) >= from)
  return {
    meetings: open.length,
    series: open.filter(({ recurrence }) => recurrence).length,
    attendees: open.reduce((sum, { attendees }) => sum + attendees.length, 0),
    texts: open.reduce((sum, meeting) => sum + textLengthOf(meeting), 0),
  }
}

/** 422: the bound is named in `errors` too, so that the browser can say it in another language later. */
const full = (text: MessageKey & HttpErrorText, most: number) =>
  new HttpError(422, text, { errors: { changes: text }, values: () => ({ most: String(most) }) })
