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

/** Meetings of one person, deleted ones too: eight years of ten a day. */
const maxMeetings = 20_000

/**
 * Takes a person's changes and answers what is new since a number. A stamp of the device's clock is taken as it is, also
 * one from the future: each later change is stamped after every copy that was seen, so it holds until the next change
 * and no longer. To refuse it would leave a meeting unsent for as long as that clock was ahead; to put another stamp in
 * its place would leave two copies that never become equal.
 */
export async function sync(
  { database }: Pick<Services, 'database'>,
  userId: number,
  { personId = userId, since, changes }: BodyOf<typeof syncMeetings>,
): Promise<ReplyOf<typeof syncMeetings>> {
  // Another tab has signed somebody else in: what this one holds is not theirs.
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

/** Of two devices at once the second waits for the first, so that each change has a number of its own. */
async function take(tx: Database, userId: number, changes: readonly Meeting[]): Promise<void> {
  if (!(await holdActiveUser(tx, userId))) throw signInNeeded()
  const known = await findMeetings(
    tx,
    userId,
    changes.map(({ id }) => id),
  )
  const taken = new Map<string, Meeting>()
  for (const change of changes) {
    const meeting = change.isDeleted ? deletedMeeting(change, change.changedAt) : change
    const before = taken.get(meeting.id) ?? known.get(meeting.id)
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
