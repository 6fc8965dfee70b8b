import { company, dayAndTime, toEmailAddress } from '@atrium/contract/core'
import type { Interview } from '@atrium/contract/hiring'
import { answerOf } from '@atrium/contract/meetings'
import type { Database } from '#db/types.ts'
import type { Viewer } from '../viewer.ts'
import { listAnswersOf, listFeedback, listInterviewRows, listInvitedTo } from './interviewList.repo.ts'

/** The interviews for an application that the viewer may see, in the order of their time. */
export async function listInterviews(
  db: Database,
  { accountId, personId, isManaging }: Viewer,
  applicationId: number,
  now: Date,
): Promise<Interview[]> {
  const rows = await listInterviewRows(db, [applicationId])
  if (rows.length === 0) return []
  const ids = rows.map(({ meeting }) => meeting.id)
  const invited = await listInvitedTo(db, ids)
  const feedback = await listFeedback(db, ids)
  const applicants = rows.flatMap(({ meeting, email }) => {
    const people = invited.filter(({ person }) => person.meetingId === meeting.id)
    const isApplicant = (one: (typeof people)[number]) =>
      (one.person.email ?? one.email) === toEmailAddress(email)
    // An applicant who has corrected the address since is the guest under the former one.
    const found = people.find(isApplicant) ?? people.find(({ person }) => person.email !== null)
    return found ? [found.person] : []
  })
  const answers = await listAnswersOf(
    db,
    applicants.map(({ id }) => id),
  )
  const { day: today, time } = dayAndTime(now, company.timeZone)
  return rows.map(({ meeting, organiser }): Interview => {
    const { id, day, start, end, roomname, sequence, counted } = meeting
    const applicant = applicants.find(({ meetingId }) => meetingId === id)
    const interviewers = invited.filter(
      ({ person }) => person.meetingId === id && person.accountId !== null && person.id !== applicant?.id,
    )
    const isOver = day < today || (day === today && end <= time)
    const isAttendee = [meeting, ...interviewers.map(({ person }) => person)].some(
      (one) => one.accountId === accountId,
    )
    const given = feedback
      .filter((one) => one.feedback.meetingId === id)
      .map(({ feedback: { personId: by, verdict, words, createdAt }, name }) => ({
        ...{ personId: by, name: name ?? '', verdict, words, at: createdAt.toISOString() },
      }))
    const ownFeedback = given.find((one) => one.personId === personId) ?? null
    return {
      ...{ meetingId: id, day, start, end, roomname },
      organiser: organiser ?? '',
      interviewers: [organiser, ...interviewers.map(({ fullName }) => fullName)].flatMap(
        (name) => name ?? [],
      ),
      answer:
        (applicant &&
          answerOf(
            {
              ...{ sequence, counted: counted ?? undefined },
              answers: answers
                .filter((one) => one.personId === applicant.id)
                .map(({ day: ofDay, state, answeredAt, sequence: answered }) => ({
                  ...{ name: applicant.name, state, at: answeredAt.toISOString(), sequence: answered },
                  ...(ofDay && { day: ofDay }),
                })),
            },
            applicant.name,
            day,
          )) ??
        null,
      isOver,
      isCancelled: meeting.isDeleted,
      isAttendee,
      feedback: isManaging || ownFeedback ? given : [],
      ownFeedback,
      mayGiveFeedback: isOver && isAttendee && !meeting.isDeleted,
    }
  })
}
