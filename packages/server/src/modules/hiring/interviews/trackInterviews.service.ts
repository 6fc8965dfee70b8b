import { company, dayAndTime, toEmailAddress } from '@atrium/contract/core'
import { interviewTitle } from '@atrium/contract/hiring'
import type { Meeting } from '@atrium/contract/meetings'
import { eq } from 'drizzle-orm'
import type { AccountRecord } from '#db/accounts.ts'
import { insertApplicationEvents } from '#db/applicationEvents.ts'
import { interviews } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { viewerOf } from '../viewer.ts'
import { findInterviews, findOpenApplications } from './interviews.repo.ts'

/** A stored change of a meeting; `before` is left out for a new one. */
interface MeetingChange {
  before: Meeting | undefined
  after: Meeting
}

/**
 * Recognises interviews among changed meetings: one with the address of an applicant among its guests is an interview of the
 * open application that its title names, else of the newest one that the organiser may see. Writes bookings, moves and cancellations into the history of the
 * application. Of a series its first occurrence counts.
 *
 * @param by the account that the history names; `null` for the applicant
 */
export async function trackInterviews(
  tx: Database,
  organiser: AccountRecord,
  changes: readonly MeetingChange[],
  now: Date,
  by: number | null = organiser.id,
): Promise<void> {
  const concerned = changes.filter(
    ({ before, after }) =>
      guestsOf(before).length + guestsOf(after).length > 0 && !areOver(before, after, now),
  )
  if (concerned.length === 0) return
  const known = await findInterviews(
    tx,
    concerned.map(({ after }) => after.id),
  )
  const open = await findOpenApplications(
    tx,
    viewerOf(organiser),
    concerned.flatMap(({ after }) => guestsOf(after)),
  )
  for (const change of concerned) {
    const { before, after } = change
    const interview = known.get(after.id)
    const isKept = interview !== undefined && staysWith(interview.email, change)
    const record = (applicationId: number, kind: 'booked' | 'moved' | 'cancelled', of: Meeting) => {
      const { day, start, end, roomname = '' } = of
      const data = { day, start, end, roomname, change: kind }
      const entry = { applicationId, accountId: by, kind: 'interview' as const, data, createdAt: now }
      return insertApplicationEvents(tx, [entry])
    }

    if (interview && isKept) {
      const isBack = before === undefined || before.isDeleted
      if (isBack || isMoved(before, after))
        await record(interview.applicationId, isBack ? 'booked' : 'moved', after)
      continue
    }
    if (interview && before && !before.isDeleted) {
      await record(interview.applicationId, 'cancelled', before)
      // A deleted meeting can come back, and stays in the list of interviews until then.
      if (!after.isDeleted) await tx.delete(interviews).where(eq(interviews.meetingId, after.id))
    }
    const ofGuests = open.filter(({ email }) => guestsOf(after).includes(email))
    const named = ofGuests.find((one) => interviewTitle(one) === after.title)
    const applicationId = (named ?? ofGuests[0])?.id
    // The rest of a series was booked with its first occurrence.
    if (applicationId === undefined || after.splitFrom) continue
    await tx
      .insert(interviews)
      .values({ meetingId: after.id, applicationId, createdAt: now })
      .onConflictDoUpdate({ target: interviews.meetingId, set: { applicationId } })
    await record(applicationId, 'booked', after)
  }
}

/** The addresses of the guests, in lower case. */
function guestsOf(meeting: Meeting | undefined): string[] {
  if (!meeting || meeting.isDeleted) return []
  const { attendees, invitees = [] } = meeting
  return invitees.flatMap(({ name, email }) =>
    email && attendees.includes(name) ? [toEmailAddress(email)] : [],
  )
}

/**
 * Whether the applicant is still a guest. An applicant who has corrected the address since stays a guest under the former
 * one, which is stored nowhere else.
 */
function staysWith(email: string, { before, after }: MeetingChange): boolean {
  const [earlier, guests] = [guestsOf(before), guestsOf(after)]
  if (guests.includes(email)) return true
  return !earlier.includes(email) && guests.some((guest) => earlier.includes(guest))
}

function areOver(before: Meeting | undefined, after: Meeting, now: Date): boolean {
  const { day: today, time } = dayAndTime(now, company.timeZone)
  const isOver = ({ day, end }: Meeting) => day < today || (day === today && end <= time)
  return isOver(after) && (before === undefined || isOver(before))
}

const isMoved = (before: Meeting, after: Meeting) =>
  (['day', 'start', 'end'] as const).some((part) => before[part] !== after[part]) ||
  (before.roomname ?? '') !== (after.roomname ?? '')
