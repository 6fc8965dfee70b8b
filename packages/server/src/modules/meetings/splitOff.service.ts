import type { IsoDay } from '@atrium/contract/days'
import { countedSince, type Meeting } from '@atrium/contract/meetings'
import { allOccurrences, occurrenceOn, splitAt } from '@atrium/contract/meetings/series'
import type { Database } from '#db/types.ts'
import { type AnswerRow, listAnswersOf, saveAnswers } from './answers.repo.ts'
import type { AttendeeRecord, comparePeople } from './invitedPeople.ts'
import { isMoved } from './meetingEvents.ts'
import type { OrganisedMeeting } from './meetings.repo.ts'

/** What becomes of one person by a change of a meeting. */
type Change = ReturnType<typeof comparePeople>[number]

/** The part of a series that a new meeting replaces, as people knew it, and the versions from which answers count. */
export interface Origin extends Pick<OrganisedMeeting, 'meeting' | 'sequence' | 'counted'> {
  /** The day of the rule from which on, or on which, the meeting replaces the series. */
  day: IsoDay
  /** Those whom the series invites. */
  people: readonly AttendeeRecord[]
}

/** The ids of the series from which new meetings were split off. */
export const originIds = (meetings: readonly Meeting[]): string[] =>
  meetings.flatMap(({ splitFrom }) => splitFrom?.id ?? [])

/**
 * What a new meeting was split off from, under the id of the series; `undefined` for any other meeting, and when the organiser
 * has no such series, or the series has no meeting on that day any more: then all attendees are asked for a response.
 */
export function originOf(
  { splitFrom, recurrence, isDeleted }: Meeting,
  organiserId: number,
  known: { meetings: ReadonlyMap<string, OrganisedMeeting>; people: ReadonlyMap<string, AttendeeRecord[]> },
): Origin | undefined {
  const series = splitFrom && known.meetings.get(splitFrom.id)
  if (!series || isDeleted || series.accountId !== organiserId || series.meeting.isDeleted) return undefined
  const { meeting, sequence, counted } = series
  const { id, day } = splitFrom
  const people = (known.people.get(id) ?? []).filter(({ isRemoved }) => !isRemoved)
  if (recurrence) {
    const rest = splitAt(meeting, day)?.rest
    const days = counted && { ...counted, days: counted.days.filter((one) => one.day >= day) }
    return rest && { meeting: rest, sequence, counted: days, day, people }
  }
  const one = occurrenceOn(meeting, day)
  if (!one) return undefined
  const { originalDay: _day, ...own } = one
  return {
    meeting: { ...meeting, ...own, recurrence: undefined },
    sequence,
    counted: { sequence: countedSince({ sequence, counted }, day), days: [] },
    day,
    people,
  }
}

/**
 * Whether a series gets back the days that were split off from it, and as many meetings are deleted by the same changes: so a
 * change of one and the following meetings is undone, also one that moved them.
 */
export function isRejoined(
  before: Meeting,
  after: Meeting,
  changes: readonly Meeting[],
  known: ReadonlyMap<string, OrganisedMeeting>,
): boolean {
  if (!after.recurrence || !changes.some(({ isDeleted }) => isDeleted)) return false
  const left = new Set(allOccurrences(before).map(({ originalDay }) => originalDay))
  const back = allOccurrences(after).filter(({ originalDay }) => !left.has(originalDay))
  const parts = back[0] && splitAt(after, back[0].originalDay)
  if (!parts || isMoved(before, { ...after, recurrence: parts.before })) return false
  return changes.some(({ id, isDeleted }) => {
    const part = isDeleted ? known.get(id)?.meeting : undefined
    return part !== undefined && !part.isDeleted && allOccurrences(part).length === back.length
  })
}

/** The row of a person of a new meeting among the people of the series from which it was split off. */
export const knownAs = ({ people }: Origin, { invited }: Change): AttendeeRecord | undefined =>
  people.find(({ accountId, email }) =>
    invited?.account ? accountId === invited.account.id : email !== null && email === invited?.email,
  )

/** Gives a new meeting the answers to the series from which it was split off. */
export async function copyAnswers(
  tx: Database,
  origin: Origin,
  people: readonly (Change & { id: number })[],
  isSeries: boolean,
): Promise<void> {
  const newIds = new Map(people.flatMap((one) => [[knownAs(origin, one)?.id, one.id] as const]))
  const rows = await listAnswersOf(
    tx,
    [...newIds.keys()].flatMap((id) => id ?? []),
  )
  const answers = isSeries
    ? rows.filter(({ day }) => day === '' || day >= origin.day)
    : onOneDay(rows, origin)
  await saveAnswers(
    tx,
    answers.map((row) => ({ ...row, personId: newIds.get(row.personId) ?? 0 })),
  )
}

/** The answer of each person that counts for the day, as one to the whole meeting. */
function onOneDay(rows: readonly AnswerRow[], { day, counted, sequence }: Origin): AnswerRow[] {
  const found = new Map<number, AnswerRow>()
  const current = rows.filter((row) => row.sequence >= countedSince({ sequence, counted }))
  for (const row of current) {
    const known = found.get(row.personId)
    const isLater = !known || row.answeredAt > known.answeredAt
    if ((row.day === '' || row.day === day) && isLater) found.set(row.personId, row)
  }
  return [...found.values()].map((row) => ({ ...row, day: '' }))
}
