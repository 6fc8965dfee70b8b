import { formatDay, type Language, toEmailAddress } from '@atrium/contract/core'
import type { Meeting } from '@atrium/contract/meetings'
import type { AccountRecord } from '#db/accounts.ts'
import type { Database } from '#db/types.ts'
import { listInterviewIds } from '#modules/hiring/index.ts'
import { notify } from '#modules/notifications/index.ts'
import type { Services } from '#services.ts'
import { announce } from './announce.service.ts'
import { applyChanges } from './changes.service.ts'
import { isOver, nextTimeOf } from './meetingEvents.ts'
import { findMeetings } from './meetings.repo.ts'
import { changedAfter, endedMeeting, listAccountsOf } from './organised.service.ts'

type Parts = Pick<Services, 'outbox' | 'texts' | 'config' | 'siteUrl' | 'now'>

const findInterviews = async (db: Database, applicationId: number) => [
  ...(await findMeetings(db, await listInterviewIds(db, applicationId))).values(),
]

/** The accounts that `cancelInterviews` changes: the caller locks all of them. */
export async function listConcernedByInterviews(db: Database, applicationId: number): Promise<number[]> {
  const interviews = await findInterviews(db, applicationId)
  return listAccountsOf(
    db,
    interviews.map(({ meeting }) => meeting),
  )
}

interface Cancellation {
  application: { id: number; email: string }
  locked: ReadonlyMap<number, AccountRecord>
  /** What the organisers are notified of, and the page about it. */
  title: (language: Language) => string
  href?: string
}

/**
 * Cancels the coming interviews of an applicant, with the mails of a cancellation, and notifies their organisers. A meeting
 * with other guests takes place without the applicant.
 */
export async function cancelInterviews(
  tx: Database,
  parts: Parts,
  { application, locked, title, href }: Cancellation,
): Promise<void> {
  const now = parts.now()
  for (const { accountId, meeting } of await findInterviews(tx, application.id)) {
    const organiser = locked.get(accountId)
    if (!organiser || meeting.isDeleted || isOver(meeting, now)) continue
    const { day, start } = nextTimeOf(meeting, now) ?? meeting
    const without = withoutGuest(meeting, application.email, now)
    const events = await applyChanges(tx, organiser, [without ?? endedMeeting(meeting, now)], now, null)
    await announce(tx, parts, events)
    await notify(tx, parts, {
      accountId,
      ...(href && { href }),
      entry: (language) => ({
        title: title(language),
        description: parts.texts(
          language,
          without ? 'mail:hiring.otherGuestsText' : 'mail:hiring.interviewCancelledText',
          { when: `${formatDay(day, language)}, ${start}` },
        ),
      }),
    })
  }
}

/** A meeting without a guest; `undefined` where no other guest is left, or where the address is not among the guests. */
function withoutGuest(meeting: Meeting, address: string, now: Date): Meeting | undefined {
  const { attendees, invitees = [] } = meeting
  const isGuest = ({ email = '' }) => toEmailAddress(email) === toEmailAddress(address)
  const guest = invitees.find(isGuest)
  if (!guest || !invitees.some((one) => one.email && !isGuest(one))) return undefined
  return {
    ...meeting,
    attendees: attendees.filter((name) => name !== guest.name),
    invitees: invitees.filter((one) => one !== guest),
    changedAt: changedAfter(meeting, now),
  }
}
