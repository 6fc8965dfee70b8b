import {
  type BodyOf,
  deletedMeeting,
  limits,
  type Meeting,
  newerMeeting,
  type ReplyOf,
  type syncMeetings,
} from '@atrium/contract'
import { holdActiveUser } from '#accounts/users.repo.ts'
import type { Database } from '#db/types.ts'
import { HttpError, signInNeeded } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { countMeetings, findMeetings, listMeetingsSince, putMeetings } from './meetings.repo.ts'

/** The most meetings of one person, including tombstones of deleted meetings: eight years of ten meetings a day. */
const maxMeetings = 20_000

/**
 * Stores the changes of a device and returns every change after a revision. The timestamp of a change comes from the
 * clock of the device and is kept even when it lies in the future. A later change gets a later timestamp than every
 * known copy, so a wrong clock wins a conflict only until the next change. Refusing the change would leave the meeting
 * unsent until that clock is right; correcting the timestamp would leave two copies that never become equal.
 */
export async function sync(
  { database }: Pick<Services, 'database'>,
  userId: number,
  { personId = userId, since, changes }: BodyOf<typeof syncMeetings>,
): Promise<ReplyOf<typeof syncMeetings>> {
  // Another person signed in from another tab: the changes of this tab belong to somebody else.
  if (personId !== userId) throw new HttpError(409, 'otherPerson')
  return database.db.transaction(async (tx) => {
    if (changes.length > 0) await take(tx, userId, changes)
    const found = await listMeetingsSince(tx, userId, since, limits.meetingPage + 1)
    const page = found.slice(0, limits.meetingPage)
    return {
      revision: page.at(-1)?.revision ?? since,
      meetings: page.map(({ meeting }) => meeting),
      isMore: found.length > page.length,
    }
  })
}

/** Locks the meetings of the person, so that each change has its own revision. */
async function take(tx: Database, userId: number, changes: readonly Meeting[]): Promise<void> {
  if (!(await holdActiveUser(tx, userId))) throw signInNeeded()
  const known = await findMeetings(
    tx,
    changes.map(({ id }) => id),
  )
  const taken = new Map<string, Meeting>()
  for (const change of changes) {
    const found = known.get(change.id)
    // Nobody but the organiser changes a meeting.
    if (found && found.userId !== userId) continue
    const meeting = change.isDeleted ? deletedMeeting(change, change.changedAt) : change
    const before = taken.get(meeting.id) ?? found?.meeting
    if (before && newerMeeting(before, meeting) === before) continue
    taken.set(meeting.id, meeting)
  }
  if (taken.size === 0) return
  const { count, revision } = await countMeetings(tx, userId)
  const added = [...taken.keys()].filter((id) => !known.has(id)).length
  if (added > 0 && count + added > maxMeetings) {
    const values = () => ({ most: String(maxMeetings) })
    throw new HttpError(409, 'meetingsFull', { values })
  }
  await putMeetings(tx, userId, revision, [...taken.values()])
}
