import { company, dayAndTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { deletedMeeting, type Meeting } from '@atrium/contract/meetings'
import { splitAt } from '@atrium/contract/meetings/series'
import type { AccountRecord } from '#db/accounts.ts'
import { listConcerned } from '#db/meetingRevisions.ts'
import type { Database } from '#db/types.ts'
import type { Services } from '#services.ts'
import { announce } from './announce.service.ts'
import { listConflictDays, meetingSnapshot } from './bookings.service.ts'
import { applyChanges } from './changes.service.ts'
import { comingOccurrences, isOver, type MeetingEvent } from './meetingEvents.ts'
import { findMeetings } from './meetings.repo.ts'
import { changeOrganiser, countAhead, listAhead } from './organised.repo.ts'
import { organiserOf, personOf } from './participants.ts'
import { findAccountIndex, findAccounts, findPeople } from './people.repo.ts'

type Parts = Pick<Services, 'outbox' | 'texts' | 'config' | 'siteUrl' | 'now'>

/** How many coming meetings each account organises; a series is one. */
export const countOrganised = (db: Database, now: Date): Promise<ReadonlyMap<number, number>> =>
  countAhead(db, dayAndTime(now, company.timeZone))

const listAheadOf = (db: Database, organiserId: number, now: Date) =>
  listAhead(db, organiserId, dayAndTime(now, company.timeZone).day)

/** The accounts that `cancelMeetings` and `handOverMeetings` change, besides the organisers: the caller holds all of them. */
export async function listConcernedByOrganiser(
  db: Database,
  organiserId: number,
  now: Date,
): Promise<number[]> {
  const ahead = await listAheadOf(db, organiserId, now)
  return listAccountsOf(
    db,
    ahead.map(({ meeting }) => meeting),
  )
}

/** The accounts that meetings concern, and those to which invited addresses belong by now. */
export async function listAccountsOf(db: Database, meetings: readonly Meeting[]): Promise<number[]> {
  const accounts = await findAccounts(
    db,
    meetings.flatMap(({ invitees = [] }) => invitees),
    [],
  )
  const concerned = await listConcerned(
    db,
    meetings.map(({ id }) => id),
  )
  return [...concerned, ...accounts.map(({ id }) => id)]
}

/** Cancels the coming meetings, ends series before their next day, notifies the invited and frees the rooms. */
export async function cancelMeetings(tx: Database, parts: Parts, organiser: AccountRecord): Promise<void> {
  const now = parts.now()
  const coming = (await listAheadOf(tx, organiser.id, now)).filter(({ meeting }) => !isOver(meeting, now))
  const changes = coming.map(({ meeting }) => endedMeeting(meeting, now))
  const events = await applyChanges(tx, organiser, changes, now)
  await announce(
    tx,
    parts,
    events.map((one) => ({ ...one, hasOrganiserLeft: true })),
  )
}

/**
 * Hands the meetings from today on, and the series that go on then, over to another organiser, and notifies the invited people.
 * Answers still count. Returns the number of meetings.
 */
export async function handOverMeetings(
  tx: Database,
  parts: Parts,
  from: AccountRecord,
  to: AccountRecord,
): Promise<number> {
  const now = parts.now()
  const handed = (await listAheadOf(tx, from.id, now)).map(({ meeting }) => meeting)
  if (handed.length === 0) return 0
  await changeOrganiser(tx, handed, { fromId: from.id, toId: to.id, now })
  await announce(tx, parts, await handOverEvents(tx, handed, to, now))
  return handed.length
}

/** The events for the invited people: another person organises the meetings now. */
async function handOverEvents(
  tx: Database,
  handed: readonly Meeting[],
  to: AccountRecord,
  now: Date,
): Promise<MeetingEvent[]> {
  const coming = handed.filter((meeting) => !isOver(meeting, now))
  const ids = coming.map(({ id }) => id)
  const [after, people] = [await findMeetings(tx, ids), await findPeople(tx, ids)]
  const accounts = await findAccountIndex(tx, [], people)
  const { day } = dayAndTime(now, company.timeZone)
  const taken = await listConflictDays(tx, coming, day)
  const organiser = organiserOf(to)
  return coming.flatMap((meeting) => {
    const found = after.get(meeting.id)
    if (!found) return []
    const snapshotOf = (state: Meeting) => meetingSnapshot(state, taken.get(meeting.id) ?? [], day)
    const { sequence, counted } = found
    const states = {
      before: snapshotOf(meeting),
      after: snapshotOf(found.meeting),
      sequence,
      counted,
      parts: [],
    }
    return (people.get(meeting.id) ?? []).flatMap((row): MeetingEvent[] => {
      const person = row.isRemoved ? undefined : personOf(row, accounts, to)
      return person ? [{ kind: 'organiser', to: person, organiser, ...states }] : []
    })
  })
}

/** A meeting without what is to come; a tombstone when nothing of it has been. */
export function endedMeeting(meeting: Meeting, now: Date): Meeting {
  const changedAt = changedAfter(meeting, now)
  const next = nextDay(meeting, now)
  const split = next && splitAt(meeting, next)
  return split ? { ...meeting, recurrence: split.before, changedAt } : deletedMeeting(meeting, changedAt)
}

/** Later than every copy on a device, whose clock may be wrong. */
export const changedAfter = ({ changedAt }: Meeting, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(changedAt) + 1)).toISOString()

/** The first day of the rule whose occurrence is not over. */
const nextDay = (meeting: Meeting, now: Date): IsoDay | undefined =>
  comingOccurrences(meeting, now)
    .map(({ originalDay }) => originalDay)
    .toSorted()[0]
