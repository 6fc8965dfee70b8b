import { company, dayAndTime, deletedMeeting, type IsoDay, type Meeting } from '@atrium/contract'
import { occurrencesIn, splitAt } from '@atrium/contract/recurrence'
import type { UserRecord } from '#accounts/users.repo.ts'
import { listConcerned } from '#db/meetingRevisions.ts'
import type { Database } from '#db/types.ts'
import type { Services } from '#services.ts'
import { announce } from './announce.service.ts'
import { takeChanges } from './changes.service.ts'
import { isOver } from './meetingNews.ts'
import { listAhead, listTimesAhead } from './organised.repo.ts'
import { findAccounts } from './people.repo.ts'

type Parts = Pick<Services, 'outbox' | 'texts' | 'config' | 'siteUrl' | 'now'>

/** The coming meetings of organisers, for the module that ends the work of people. */
export interface OrganisedMeetings {
  /** How many coming meetings each account organises; a series is one. */
  count(db: Database): Promise<ReadonlyMap<number, number>>
  /** The accounts that the other calls change, besides the organiser: the caller holds all of them before. */
  concerned(db: Database, organiserId: number): Promise<number[]>
  /** Cancels the meetings, and ends the series before their next day: everybody invited is told, and rooms become free. */
  cancel(tx: Database, organiser: UserRecord): Promise<void>
}

export function organisedMeetings(parts: Parts): OrganisedMeetings {
  const today = () => dayAndTime(parts.now(), company.timeZone).day
  const listComing = async (db: Database, organiserId: number) => {
    const ahead = await listAhead(db, organiserId, today())
    return ahead.filter(({ meeting }) => !isOver(meeting, parts.now()))
  }
  return {
    async count(db) {
      const counts = new Map<number, number>()
      for (const { userId, ...times } of await listTimesAhead(db, today()))
        if (!isOver(times, parts.now())) counts.set(userId, (counts.get(userId) ?? 0) + 1)
      return counts
    },
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
      await announce(tx, parts, await takeChanges(tx, organiser, changes, parts.now()))
    },
  }
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
function nextDay(meeting: Meeting, now: Date): IsoDay | undefined {
  const { day: today, time } = dayAndTime(now, company.timeZone)
  return occurrencesIn(meeting, today, '9999-12-31')
    .filter(({ day, end }) => day > today || end > time)
    .map(({ originalDay }) => originalDay)
    .toSorted()[0]
}
