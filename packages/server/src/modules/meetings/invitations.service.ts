import { type BodyOf, company, dayAndTime, type Language } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import {
  type answerInvitation,
  answerOf,
  type Invitation,
  type SharedMeeting,
} from '@atrium/contract/meetings'
import { writeMeetings } from '@atrium/contract/meetings/calendar'
import { allOccurrences } from '@atrium/contract/meetings/series'
import { fullNameOf } from '@atrium/contract/people'
import { findAccount } from '#accounts/accounts.repo.ts'
import { lockParticipants } from '#db/lockParticipants.ts'
import { listConcerned } from '#db/meetingRevisions.ts'
import type { Database } from '#db/types.ts'
import { HttpError, notFound } from '#http/httpError.ts'
import { hashOf } from '#secrets/tokens.ts'
import type { Services } from '#services.ts'
import { announce } from './announce.service.ts'
import { applyResponses } from './answers.service.ts'
import { listAttendees } from './attendees.repo.ts'
import { listConflictDays, meetingSnapshot } from './bookings.service.ts'
import { findByInvitationLink } from './invitationLinks.repo.ts'
import { bookedRoom, comingOccurrences, nextTimeOf } from './meetingEvents.ts'
import { findMeetings } from './meetings.repo.ts'
import { seriesText } from './seriesText.ts'

type Parts = Pick<Services, 'database' | 'outbox' | 'texts' | 'config' | 'siteUrl' | 'now'>

/** The invitation of a token, with what only the server needs. Throws 404 for an unknown token. */
async function find(db: Database, token: string, now: Date) {
  const person = await findByInvitationLink(db, hashOf(token))
  const found = person && (await findMeetings(db, [person.meetingId])).get(person.meetingId)
  const organiser = found && (await findAccount(db, found.accountId))
  if (!person || !organiser) throw notFound()
  const invitee = (await listAttendees(db, [person.meetingId])).find(({ id }) => id === person.id)
  const { day: today } = dayAndTime(now, company.timeZone)
  const taken = await listConflictDays(db, [found.meeting], today)
  const snapshot = meetingSnapshot(found.meeting, taken.get(found.meeting.id) ?? [], today)
  return {
    ...{ person, organiser, invitee },
    meeting: { ...found.meeting, roomname: bookedRoom(snapshot) || undefined },
    sequence: found.sequence,
    counted: found.counted,
    isCancelled: person.isRemoved || found.meeting.isDeleted,
  }
}

/** The invitation of a secret token. A cancelled one has no content of the meeting, which may have changed since. */
export async function findInvitation(
  { database, texts, now }: Pick<Services, 'database' | 'texts' | 'now'>,
  token: string,
  language: Language,
  answeredDay?: IsoDay,
): Promise<Invitation> {
  const found = await find(database.db, token, now())
  const { person, organiser, invitee, meeting, sequence, counted, isCancelled } = found
  const given = { answers: invitee?.answers ?? [], sequence, counted }
  const coming = comingOccurrences(meeting, now())
  // A person answers a single occurrence here only after answering the series.
  const changed = answerOf(given, person.name) === undefined ? [] : coming
  const one =
    changed.find(({ originalDay }) => originalDay === answeredDay) ??
    changed.find(({ originalDay }) => isWaiting(given, person.name, originalDay))
  const time = one ?? nextTimeOf(meeting, now()) ?? allOccurrences(meeting).at(-1) ?? meeting
  const shared = {
    organiser: fullNameOf(organiser),
    name: person.name,
    sequence,
    isCancelled,
  }
  if (isCancelled) return { ...shared, title: '', day: '', start: '', end: '', notes: '' }
  const { title, notes } = one ?? meeting
  return {
    ...shared,
    ...{ title, day: time.day, start: time.start, end: time.end, notes, roomname: meeting.roomname },
    ...(one
      ? { occurrence: one.originalDay }
      : { repetition: seriesText(texts, language, { meeting, now: now() }) || undefined }),
    ...(coming.length === 0 && { isOver: true }),
    answer: answerOf(given, person.name, one?.originalDay),
  }
}

/** Whether an occurrence of an answered series needs a response of its own, because it was changed by itself. */
const isWaiting = (given: Parameters<typeof answerOf>[0], name: string, day: IsoDay): boolean =>
  given.counted?.days.some((one) => one.day === day) === true && answerOf(given, name, day) === undefined

/**
 * Answers the meeting, or one occurrence of it, as the invited person of a token, as the synchronisation does. Throws 404 for an unknown token
 * and 409 for a cancelled invitation.
 */
export async function answerByToken(
  services: Parts,
  token: string,
  { language, ...answer }: BodyOf<typeof answerInvitation> & { language: Language },
): Promise<Invitation> {
  const { db } = services.database
  const { person, isCancelled } = await find(db, token, services.now())
  if (isCancelled) throw new HttpError(409, 'invitationCancelled')
  await lockParticipants(
    db,
    (tx) => listConcerned(tx, [person.meetingId]),
    async (tx, locked) => {
      const now = services.now()
      const { invitee } = await find(tx, token, now)
      const own = { ...answer, id: person.meetingId, at: laterThan(invitee?.answers ?? [], now) }
      const events = await applyResponses(tx, [own], ({ id }) => id === person.id, { locked, now })
      await announce(tx, services, events)
    },
  )
  services.outbox.wake()
  return findInvitation(services, token, language, answer.day)
}

/** Now, or just after the last answer: it may come from a device whose clock is ahead. */
const laterThan = (answers: SharedMeeting['answers'], now: Date): string =>
  new Date(Math.max(now.getTime(), ...answers.map(({ at }) => Date.parse(at) + 1))).toISOString()

/** The meeting of a token as a calendar file. Throws 404 for an unknown token and for a cancelled invitation. */
export async function writeInvitation(
  { database, now }: Pick<Services, 'database' | 'now'>,
  token: string,
): Promise<string> {
  const { organiser, meeting, sequence, isCancelled } = await find(database.db, token, now())
  if (isCancelled) throw notFound()
  const { attendees: _names, invitees: _people, ...event } = meeting
  return writeMeetings(
    [{ ...event, sequence, organiser: { name: fullNameOf(organiser), email: organiser.email } }],
    {
      made: now(),
    },
  )
}
