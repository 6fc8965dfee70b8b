import { and, asc, desc, eq, inArray, isNotNull, like, or, type SQL, sql } from 'drizzle-orm'
import { applicationPage } from '#db/applicationEvents.ts'
import {
  accounts,
  applicationEvents,
  applicationRatings,
  applications,
  candidates,
  cvTexts,
  files,
  interviews,
  mails,
  meetingPeople,
  notifications,
} from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** An application of the candidate, with the file of the CV and its words. */
export type CandidateApplication = Awaited<ReturnType<typeof listCandidateApplications>>[number]

/** The applications that are joined with one, itself among them, newest first; none for an unknown id. */
export function listCandidateApplications(db: Database, id: number) {
  const candidate = db
    .select({ id: applications.candidateId })
    .from(applications)
    .where(eq(applications.id, id))
  return db
    .select({ application: applications, file: files, cvText: cvTexts.text })
    .from(applications)
    .innerJoin(files, eq(files.id, applications.cvFileId))
    .leftJoin(cvTexts, eq(cvTexts.fileId, files.id))
    .where(or(eq(applications.id, id), inArray(applications.candidateId, candidate)))
    .orderBy(desc(applications.id))
}

interface Candidate {
  /** `applications.id`. */
  ids: readonly number[]
  /** In lower case. */
  emails: readonly string[]
}

const aboutOf = (prefix: string, ids: readonly (number | string)[]) =>
  inArray(
    mails.about,
    ids.map((id) => `${prefix} ${id}`),
  )

/** Mails of the product about the applications: to the person, and with the person's data to the company. */
const isAboutApplications = ({ ids, emails }: Candidate): SQL | undefined =>
  or(
    aboutOf('application', ids),
    and(
      like(mails.kind, 'application.%'),
      or(inArray(sql`lower(${mails.to})`, [...emails]), inArray(sql`lower(${mails.replyTo})`, [...emails])),
    ),
  )

/** The mails to the person, the earliest first. */
export const listMailsTo = (db: Database, candidate: Candidate) =>
  db
    .select()
    .from(mails)
    .where(and(isAboutApplications(candidate), inArray(sql`lower(${mails.to})`, [...candidate.emails])))
    .orderBy(asc(mails.id))

/**
 * The meetings whose guest the person is or was. An interview that has lost its guest to the retention still has the name,
 * which is that of a colleague where one has the address.
 */
export async function listGuestMeetings(
  db: Database,
  { ids, emails }: Candidate,
  isColleague: boolean,
): Promise<string[]> {
  const guests = await db
    .selectDistinct({ id: meetingPeople.meetingId })
    .from(meetingPeople)
    .where(and(isNotNull(meetingPeople.email), inArray(meetingPeople.email, [...emails])))
  const held = await db
    .select({ id: interviews.meetingId })
    .from(interviews)
    .where(inArray(interviews.applicationId, [...ids]))
  return [...new Set([...guests, ...(isColleague ? [] : held)].map(({ id }) => id))]
}

/** Whether an account has one of the addresses. */
export async function hasAccount(db: Database, emails: readonly string[]): Promise<boolean> {
  return (await db.$count(accounts, inArray(accounts.email, [...emails]))) > 0
}

/** Deletes the mails and notifications about the applications and about the meetings, whose texts name the guest. */
export async function deleteMessages(
  tx: Database,
  candidate: Candidate,
  meetingIds: readonly string[],
): Promise<void> {
  const { ids, emails } = candidate
  const isInvitation = and(like(mails.kind, 'meeting.%'), inArray(sql`lower(${mails.to})`, [...emails]))
  await tx
    .delete(mails)
    .where(or(isAboutApplications(candidate), aboutOf('meeting', meetingIds), isInvitation))
  const isOfPage = inArray(notifications.href, ids.map(applicationPage))
  await tx.delete(notifications).where(or(isOfPage, inArray(notifications.meetingId, [...meetingIds])))
}

/** Deletes applications with everything that refers to them; returns the ids of files that no other application has. */
export async function deleteApplications(
  tx: Database,
  rows: readonly CandidateApplication[],
): Promise<number[]> {
  const ids = rows.map(({ application }) => application.id)
  const fileIds = rows.map(({ file }) => file.id)
  await tx.delete(applications).where(inArray(applications.id, ids))
  const candidateIds = rows.flatMap(({ application }) => application.candidateId ?? [])
  await tx.delete(candidates).where(inArray(candidates.id, candidateIds))
  const used = await tx
    .select({ id: applications.cvFileId })
    .from(applications)
    .where(inArray(applications.cvFileId, fileIds))
  const kept = new Set(used.map(({ id }) => id))
  return fileIds.filter((id) => !kept.has(id))
}

/** How many notes, ratings and interviews some applications have. */
export async function countParts(db: Database, ids: readonly number[]) {
  const isNote = and(eq(applicationEvents.kind, 'note'), inArray(applicationEvents.applicationId, [...ids]))
  return {
    notes: await db.$count(applicationEvents, isNote),
    ratings: await db.$count(applicationRatings, inArray(applicationRatings.applicationId, [...ids])),
    interviews: await db.$count(interviews, inArray(interviews.applicationId, [...ids])),
  }
}

/** The history and the ratings of some applications, the earliest first. */
export async function listParts(db: Database, ids: readonly number[]) {
  const { applicationId, id } = applicationEvents
  return {
    events: await db
      .select()
      .from(applicationEvents)
      .where(inArray(applicationId, [...ids]))
      .orderBy(asc(id)),
    ratings: await db
      .select()
      .from(applicationRatings)
      .where(inArray(applicationRatings.applicationId, [...ids]))
      .orderBy(asc(applicationRatings.createdAt)),
  }
}
