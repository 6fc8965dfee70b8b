import type { IsoDay } from '@atrium/contract/days'
import {
  countedSince,
  laterAnswer,
  type Meeting,
  type OwnAnswer,
  type Versions,
} from '@atrium/contract/meetings'
import { daysOf } from '@atrium/contract/meetings/series'
import type { lockAccounts } from '#db/accounts.ts'
import { raiseRevisions } from '#db/meetingRevisions.ts'
import type { Database } from '#db/types.ts'
import { markNotices } from '#modules/notifications/index.ts'
import { type AnswerRow, listAnswersOf, saveAnswers } from './answers.repo.ts'
import type { AttendeeRecord } from './invitedPeople.ts'
import { isOver, type MeetingEvent } from './meetingEvents.ts'
import { findMeetings, type OrganisedMeeting } from './meetings.repo.ts'
import { organiserOf } from './participants.ts'
import { findPeople } from './people.repo.ts'

type Held = Awaited<ReturnType<typeof lockAccounts>>

/** An answer that may be stored. */
interface Given {
  known: OrganisedMeeting
  person: AttendeeRecord
  row: AnswerRow
}

/**
 * Stores the answers of one person, the latest of each meeting and day, and gives everybody concerned a new revision. An
 * answer to a meeting to which the person is not invited has no effect. `held` are all concerned accounts
 * (`listConcerned`). Marks the notifications of the answered meetings as read. Returns the events for the organisers.
 */
export async function applyResponses(
  tx: Database,
  answers: readonly OwnAnswer[],
  isAnswering: (person: AttendeeRecord) => boolean,
  { locked, now }: { locked: Held; now: Date },
): Promise<MeetingEvent[]> {
  const ids = [...new Set(answers.map(({ id }) => id))]
  const known = await findMeetings(tx, ids)
  const people = await findPeople(tx, ids)
  const given = answers.flatMap((answer): Given[] => {
    const found = known.get(answer.id)
    const person = people.get(answer.id)?.find((one) => !one.isRemoved && isAnswering(one))
    if (!found || !person || found.meeting.isDeleted || !isDayOf(found.meeting, answer.day)) return []
    return [{ known: found, person, row: rowOf(answer, person, found) }]
  })
  const earlier = await listAnswersOf(
    tx,
    given.map(({ person }) => person.id),
  )
  const before = new Map(earlier.map((row) => [keyOf(row), row]))
  const latest = new Map(before)
  for (const { row } of given) if (isLater(row, latest.get(keyOf(row)))) latest.set(keyOf(row), row)
  const stored = given.filter(({ row }) => latest.get(keyOf(row)) === row)
  await saveAnswers(
    tx,
    stored.map(({ row }) => row),
  )
  await markAnswered(tx, stored, now)
  await raiseRevisions(tx, [...new Set(stored.map(({ known }) => known.meeting.id))])
  return organiserEvents(stored, before, { locked, now })
}

/** Marks the notifications of people who have answered the current version as read: they have acknowledged it. */
async function markAnswered(tx: Database, stored: readonly Given[], now: Date): Promise<void> {
  const current = stored.filter(isCounted)
  for (const accountId of new Set(current.flatMap(({ person }) => person.accountId ?? []))) {
    const answered = current.filter(({ person }) => person.accountId === accountId)
    await markNotices(
      tx,
      accountId,
      answered.map(({ known }) => known.meeting.id),
      now,
    )
  }
}

/** Whether an answer is to a version that counts, of the meeting or of its occurrence. */
const isCounted = ({ known, row }: Pick<Given, 'known' | 'row'>) =>
  row.sequence >= countedSince(known, row.day || undefined)

const keyOf = ({ personId, day }: AnswerRow) => `${personId} ${day}`

/** Whether an answer may be about a day: only about one of the rule of a series. */
const isDayOf = (meeting: Meeting, day: IsoDay | undefined) =>
  day === undefined || (meeting.recurrence !== undefined && daysOf(meeting).includes(day))

/** An answer cannot be to a version that does not exist yet. */
const rowOf = ({ day = '', state, at, sequence }: OwnAnswer, person: AttendeeRecord, known: Versions) => ({
  personId: person.id,
  day,
  state,
  answeredAt: new Date(at),
  sequence: Math.min(sequence, known.sequence),
})

/** Whether an answer replaces the stored one; the same answer again does not. */
function isLater(one: AnswerRow, other: AnswerRow | undefined): boolean {
  if (!other) return true
  const [answer, known] = [withInstant(one), withInstant(other)]
  return laterAnswer(known, answer) === answer
}

const withInstant = (row: AnswerRow) => ({ ...row, at: row.answeredAt.toISOString() })

function organiserEvents(
  stored: readonly Given[],
  before: ReadonlyMap<string, AnswerRow>,
  { locked, now }: { locked: Held; now: Date },
): MeetingEvent[] {
  const events: MeetingEvent[] = []
  for (const { known, person, row } of stored) {
    const { meeting } = known
    const earlier = before.get(keyOf(row))
    const isNew = earlier?.state !== row.state || !isCounted({ known, row: earlier })
    if (!isCounted({ known, row }) || !isNew || isOver(meeting, now)) continue
    const account = locked.get(known.accountId)
    if (!account || account.deactivatedAt) continue
    const organiser = organiserOf(account)
    const answer = { name: person.name, day: row.day || undefined, state: row.state }
    events.push({
      kind: 'answered',
      to: organiser,
      organiser,
      before: meeting,
      after: meeting,
      sequence: row.sequence,
      counted: known.counted ?? { sequence: known.sequence, days: [] },
      parts: [],
      answer,
    })
  }
  return events
}
