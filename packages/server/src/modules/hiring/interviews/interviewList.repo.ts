import { and, asc, eq, inArray } from 'drizzle-orm'
import { ownsAccount } from '#db/accounts.ts'
import { fullNameColumn } from '#db/people.ts'
import {
  accounts,
  applications,
  interviewFeedback,
  interviews,
  meetingAnswers,
  meetingPeople,
  meetings,
  people,
} from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** The meetings that are interviews for some applications, in the order of their time. */
export const listInterviewRows = (db: Database, applicationIds: readonly number[]) =>
  db
    .select({
      applicationId: interviews.applicationId,
      /** The applicant's. */
      email: applications.email,
      meeting: meetings,
      organiser: fullNameColumn(people),
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(meetings, eq(meetings.id, interviews.meetingId))
    .innerJoin(accounts, eq(accounts.id, meetings.accountId))
    .innerJoin(people, ownsAccount)
    .where(inArray(interviews.applicationId, [...applicationIds]))
    .orderBy(asc(meetings.day), asc(meetings.start), asc(meetings.id))

/** Everybody whom the meetings invite, in the order of the invitation. */
export const listInvitedTo = (db: Database, meetingIds: readonly string[]) =>
  db
    .select({ person: meetingPeople, fullName: fullNameColumn(people), email: accounts.email })
    .from(meetingPeople)
    .leftJoin(accounts, eq(accounts.id, meetingPeople.accountId))
    .leftJoin(people, ownsAccount)
    .where(and(inArray(meetingPeople.meetingId, [...meetingIds]), eq(meetingPeople.isRemoved, false)))
    .orderBy(asc(meetingPeople.id))

/** The answers of people who are invited (`meeting_people.id`). */
export const listAnswersOf = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(meetingAnswers)
    .where(inArray(meetingAnswers.personId, [...ids]))

/** The feedback after interviews, the earliest first. */
export const listFeedback = (db: Database, meetingIds: readonly string[]) =>
  db
    .select({ feedback: interviewFeedback, name: fullNameColumn(people) })
    .from(interviewFeedback)
    .innerJoin(people, eq(people.id, interviewFeedback.personId))
    .where(inArray(interviewFeedback.meetingId, [...meetingIds]))
    .orderBy(asc(interviewFeedback.createdAt), asc(people.id))
