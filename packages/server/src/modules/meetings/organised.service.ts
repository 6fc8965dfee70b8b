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
import { accountsOf, applyChanges, organiserOf, personOf } from './changes.service.ts'
import { comingOccurrences, isOver, type MeetingEvent } from './meetingNews.ts'
import { findMeetings } from './meetings.repo.ts'
import { countAhead, handOverMeetings, listAhead } from './organised.repo.ts'
import { findAccounts, findPeople } from './people.repo.ts'

type Parts = Pick<Services, 'outbox' | 'texts' | 'config' | 'siteUrl' | 'now'>

/** The coming meetings of organisers, for the module that ends the work of people. */
export interface OrganisedMeetings {
  /** How many coming meetings each account organises; a series is one. */
  count(db: Database): Promise<ReadonlyMap<number, number>>
  /** The accounts that the other calls change, besides the organiser: the caller holds all of them before. */
  concerned(db: Database, organiserId: number): Promise<number[]>
  /** Cancels the meetings, and ends the series before their next day: everybody invited is told, and rooms become free. */
  cancel(tx: Database, organiser: AccountRecord): Promise<void>
  /**
   * Gives the meetings from today on, and the series that go on then, to another organiser, and tells everybody invited.
   * Answers still count. Returns the number of meetings.
   */
  handOver(tx: Database, from: AccountRecord, to: AccountRecord): Promise<number>
}

export function organisedMeetings(parts: Parts): OrganisedMeetings {
  const today = () => dayAndTime(parts.now(), company.timeZone).day
  const listComing = async (db: Database, organiserId: number) => {
    const ahead = await listAhead(db, organiserId, today())
    return ahead.filter(({ meeting }) => !isOver(meeting, parts.now()))
  }
  return {
    count: (db) => countAhead(db, dayAndTime(parts.now(), company.timeZone)),
    async concerned(db, organiserId) {
      const ahead = await listAhead(db, organiserId, today())
      const invitees = ahead.flatMap(({ meeting }) => meeting.invitees ?? [])
      const accounts = await findAccounts(db, invitees, [])
      const ids = ahead.map(({ meeting }) => meeting.id)
      return [...(await listConcerned(db, ids)), ...accounts.map(({ id }) => id)]
    },
    async cancel(tx, organiser) {
      const coming = await listComing(tx, organiser.id)
      const changes = coming.map(({ meeting }) => endedMeeting(meeting, parts.now()))
      const news = await applyChanges(tx, organiser, changes, parts.now())
      await announce(
        tx,
        parts,
        news.map((one) => ({ ...one, hasOrganiserLeft: true })),
      )
    },
    async handOver(tx, from, to) {
      const ahead = await listAhead(tx, from.id, today())
      if (ahead.length === 0) return 0
      const handed = ahead.map(({ meeting }) => meeting)
      await handOverMeetings(tx, handed, { fromId: from.id, toId: to.id, now: parts.now() })
      await announce(tx, parts, await newsOfHandOver(tx, handed, to, parts.now()))
      return handed.length
    },
  }
}

/** What the invited people are told: who organises the meetings now. */
async function newsOfHandOver(
  tx: Database,
  handed: readonly Meeting[],
  to: AccountRecord,
  now: Date,
): Promise<MeetingEvent[]> {
  const coming = handed.filter((meeting) => !isOver(meeting, now))
  const ids = coming.map(({ id }) => id)
  const [after, people] = [await findMeetings(tx, ids), await findPeople(tx, ids)]
  const accounts = await accountsOf(tx, [], people)
  const { day } = dayAndTime(now, company.timeZone)
  const taken = await listConflictDays(tx, coming, day)
  const organiser = organiserOf(to)
  return coming.flatMap((meeting) => {
    const found = after.get(meeting.id)
    if (!found) return []
    const told = (state: Meeting) => meetingSnapshot(state, taken.get(meeting.id) ?? [], day)
    const { sequence, counted } = found
    const states = { before: told(meeting), after: told(found.meeting), sequence, counted, parts: [] }
    return (people.get(meeting.id) ?? []).flatMap((row): MeetingEvent[] => {
      const person = row.isRemoved ? undefined : personOf(row, accounts, to)
      return person ? [{ kind: 'organiser', to: person, organiser, ...states }] : []
    })
  })
}

/** A meeting without what is to come; a tombstone when nothing of it has been. */
function endedMeeting(meeting: Meeting, now: Date): Meeting {
  // Later than every copy on a device, whose clock may be wrong.
  const changedAt = new Date(Math.max(now.getTime(), Date.parse(meeting.changedAt) + 1)).toISOString()
  const next = nextDay(meeting, now)
  const split = next && splitAt(meeting, next)
  return split ? { ...meeting, recurrence: split.before, changedAt } : deletedMeeting(meeting, changedAt)
}

/** The first day of the rule whose occurrence is not over. */
const nextDay = (meeting: Meeting, now: Date): IsoDay | undefined =>
  comingOccurrences(meeting, now)
    .map(({ originalDay }) => originalDay)
    .toSorted()[0]
