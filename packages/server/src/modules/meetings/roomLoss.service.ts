import { company, dayAndTime } from '@atrium/contract/core'
import type { Meeting } from '@atrium/contract/meetings'
import type { AccountRecord } from '#db/accounts.ts'
import type { Database } from '#db/types.ts'
import type { Services } from '#services.ts'
import { announce } from './announce.service.ts'
import { compareTaken, listConflictDays, meetingSnapshot } from './bookings.service.ts'
import { isOver, type MeetingEvent, meetingEvents } from './meetingEvents.ts'
import { findMeetings } from './meetings.repo.ts'
import { organiserOf, personOf } from './participants.ts'
import { findAccountIndex, findPeople } from './people.repo.ts'

type Parts = Pick<Services, 'outbox' | 'texts' | 'config' | 'siteUrl' | 'now'>

/**
 * Deletes a room with its bookings by `remove`, and notifies the organisers of the meetings that had booked it, and those who
 * are invited. `held` has all accounts that the meetings concern.
 */
export async function notifyRoomLoss(
  tx: Database,
  parts: Parts,
  meetingIds: readonly string[],
  { locked, remove }: { locked: ReadonlyMap<number, AccountRecord>; remove: () => Promise<void> },
): Promise<void> {
  const { day: today } = dayAndTime(parts.now(), company.timeZone)
  const known = [...(await findMeetings(tx, meetingIds)).values()]
  const meetings = known.map(({ meeting }) => meeting)
  const before = await listConflictDays(tx, meetings, today)
  await remove()
  const after = await listConflictDays(tx, meetings, today)
  const people = await findPeople(tx, meetingIds)
  const accounts = await findAccountIndex(tx, [], people)
  const events = known.flatMap(({ accountId, meeting, sequence }): MeetingEvent[] => {
    const account = locked.get(accountId)
    if (!account || isOver(meeting, parts.now())) return []
    const organiser = organiserOf(account)
    const [had, has] = [before, after].map((taken) => taken.get(meeting.id) ?? [])
    const snapshotOf = (conflictDays = had) => meetingSnapshot(meeting, conflictDays ?? [], today)
    const states = { before: snapshotOf(had), after: snapshotOf(has), sequence }
    const taken = compareTaken(wish(meeting, had), wish(meeting, has), today)
    const invited = (people.get(meeting.id) ?? []).flatMap((row) => {
      const person = row.isRemoved ? undefined : personOf(row, accounts, account)
      return person ? [{ person, wasInvited: true, isInvited: true }] : []
    })
    return [
      {
        kind: 'roomTaken',
        to: organiser,
        organiser,
        ...states,
        parts: [],
        taken: { ...taken, isGone: true },
      },
      ...meetingEvents({ organiser, ...states, people: invited, now: parts.now() }),
    ]
  })
  await announce(tx, parts, events)
}

const wish = (meeting: Meeting, conflictDays: readonly string[] = []) => ({ meeting, conflictDays })
