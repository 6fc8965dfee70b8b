import type { ApplicationRow } from '@atrium/contract/hiring'
import { mostListed, type Verdict, verdicts } from '@atrium/contract/hiring'
import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { ownsAccount } from '#db/accounts.ts'
import { fullNameColumn } from '#db/people.ts'
import { prepared } from '#db/prepared.ts'
import {
  accounts,
  applicationEvents,
  applicationRatings,
  applications,
  cvTexts,
  files,
  jobs,
  jobTexts,
  people,
} from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { isVisible, seesContacts } from './applicationRights.repo.ts'
import type { Viewer } from './viewer.ts'

/** 1 to 4, in the order of the contract. */
const points = sql.raw(`array_position(array[${verdicts.map((one) => `'${one}'`).join(', ')}], verdict)`)

/** As selected: the instants as the driver or JSON has them. */
type SelectedRow = Omit<ApplicationRow, 'receivedAt' | 'stageAt'> &
  Record<'receivedAt' | 'stageAt', Date | string>

/** Into the same object: a copy of thousands of rows takes longer than their query. */
const rowOf = (row: SelectedRow): ApplicationRow =>
  Object.assign(row, {
    receivedAt: new Date(row.receivedAt).toISOString(),
    stageAt: new Date(row.stageAt).toISOString(),
  })

/** The ratings of each application in one row. */
const ratedBy = (db: Database, personId: SQL) =>
  db
    .select({
      applicationId: applicationRatings.applicationId,
      count: sql<number>`count(*)::integer`.as('count'),
      own: sql<Verdict | null>`max(verdict) filter (where person_id = ${personId})`.as('own'),
      score: sql<number>`round(avg(${points}), 2)::float8`.as('mean'),
    })
    .from(applicationRatings)
    .groupBy(applicationRatings.applicationId)
    .as('rated')

/** The fields of the table for those applications that a viewer may see, newest first. */
function selectRows(db: Database, personId: SQL, isManaging: SQL, asked: SQL) {
  const rated = ratedBy(db, personId)
  const { firstName, lastName, position, language, stage, stageAt, ownerId, tags, revision, createdAt } =
    applications
  return db
    .select({
      id: applications.id,
      ...{ revision, reference: applications.reference, position, language, stage, tags },
      firstName: sql<string>`${firstName}`.as('firstName'),
      lastName: sql<string>`${lastName}`.as('lastName'),
      vacancyId: sql<number | null>`${applications.jobId}`.as('vacancyId'),
      receivedAt: sql<Date | string>`${createdAt}`.as('receivedAt'),
      stageAt: sql<Date | string>`coalesce(${stageAt}, ${createdAt})`.as('stageAt'),
      ownerId: sql<number | null>`${ownerId}`.as('ownerId'),
      ratingCount: sql<number>`coalesce(${rated.count}, 0)`.as('ratingCount'),
      ownVerdict: sql<Verdict | null>`${rated.own}`.as('ownVerdict'),
      score: sql<
        number | null
      >`case when ${isManaging} or ${rated.own} is not null then ${rated.score} end`.as('score'),
      personId: sql<number | null>`${applications.personId}`.as('personId'),
    })
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(rated, eq(rated.applicationId, applications.id))
    .where(and(asked, isVisible({ personId, isManaging })))
    .orderBy(desc(applications.id))
    .limit(mostListed)
}

/** As one value: the driver takes several times as long for the values of thousands of rows. */
const listStatement = prepared((db) => {
  const listed = selectRows(
    db,
    sql`${sql.placeholder('personId')}::integer`,
    sql`${sql.placeholder('isManaging')}::boolean`,
    sql`coalesce(${applications.id} < ${sql.placeholder('before')}::integer, true)`,
  ).as('listed')
  return db
    .select({ rows: sql<SelectedRow[]>`coalesce(json_agg(listed), '[]')` })
    .from(listed)
    .prepare('list_hiring_applications')
})

/** The applications that the viewer may see, newest first; at most `mostListed`, older than one of them. */
export async function listRows(
  db: Database,
  { personId, isManaging }: Viewer,
  before?: number,
): Promise<ApplicationRow[]> {
  const [found] = await listStatement(db).execute({ personId, isManaging, before: before ?? null })
  return (found?.rows ?? []).map(rowOf)
}

/** One of them; `undefined` for an application that the viewer may not see. */
export async function findRow(
  db: Database,
  { personId, isManaging }: Viewer,
  id: number,
): Promise<ApplicationRow | undefined> {
  const [row] = await selectRows(
    db,
    sql`${personId}::integer`,
    sql`${isManaging}::boolean`,
    eq(applications.id, id),
  )
  return row && rowOf(row)
}

/** What a page of an application shows besides the row of the table. */
export async function findDetails(db: Database, viewer: Viewer, id: number) {
  const { email, phone, message, candidateId, keepUntil, keepAskedAt, createdAt } = applications
  const [row] = await db
    .select({
      ...{ email, phone, message, candidateId, keepUntil, keepAskedAt, createdAt },
      seesContacts: seesContacts(viewer),
      managerId: jobs.managerId,
      reviewerIds: jobs.reviewerIds,
      file: files,
      cvText: cvTexts.state,
    })
    .from(applications)
    .innerJoin(files, eq(files.id, applications.cvFileId))
    .leftJoin(cvTexts, eq(cvTexts.fileId, files.id))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, id), isVisible(viewer)))
  return row
}

/** The history of an application, oldest first, with the names of those who made it. */
export const listEvents = (db: Database, applicationId: number) =>
  db
    .select({ event: applicationEvents, by: fullNameColumn(people) })
    .from(applicationEvents)
    .leftJoin(accounts, eq(accounts.id, applicationEvents.accountId))
    .leftJoin(people, ownsAccount)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(asc(applicationEvents.createdAt), asc(applicationEvents.id))

/** The ratings of an application, first one first. */
export const listRatings = (db: Database, applicationId: number) =>
  db
    .select({ rating: applicationRatings, name: sql<string>`${fullNameColumn(people)}` })
    .from(applicationRatings)
    .innerJoin(people, eq(people.id, applicationRatings.personId))
    .where(eq(applicationRatings.applicationId, applicationId))
    .orderBy(asc(applicationRatings.createdAt), asc(people.id))

/** The full names of people, by id. */
export async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: people.id, name: sql<string>`${fullNameColumn(people)}` })
    .from(people)
    .where(inArray(people.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const lastDigits = (phone: SQL | typeof applications.phone) =>
  sql`right(regexp_replace(${phone}, '\\D', '', 'g'), 9)`

/**
 * The other applications of the same person that the viewer may see: of the same candidate, or with the same address or the
 * same last nine digits of the phone. Newest first.
 */
export const listOthers = (
  db: Database,
  viewer: Viewer,
  { id, candidateId, email, phone }: { id: number; candidateId: number | null; email: string; phone: string },
) => {
  const digits = phone.replace(/\D/g, '').slice(-9)
  const isJoined =
    candidateId === null
      ? sql<boolean>`false`
      : sql<boolean>`coalesce(${eq(applications.candidateId, candidateId)}, false)`
  const isSamePhone = digits.length === 9 ? sql`${lastDigits(applications.phone)} = ${digits}` : undefined
  const { reference, position, stage, createdAt } = applications
  return db
    .select({ id: applications.id, reference, position, stage, createdAt, isJoined })
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        ne(applications.id, id),
        isVisible(viewer),
        or(
          candidateId === null ? undefined : eq(applications.candidateId, candidateId),
          sql`lower(${applications.email}) = lower(${email})`,
          isSamePhone,
        ),
      ),
    )
    .orderBy(desc(applications.id))
}

/** The positions of vacancies in all languages, with those who decide about them. */
export const listVacancies = (db: Database, ids: readonly number[]) =>
  db
    .select({
      id: jobs.id,
      managerId: jobs.managerId,
      reviewerIds: jobs.reviewerIds,
      language: jobTexts.language,
      position: jobTexts.position,
    })
    .from(jobs)
    .innerJoin(jobTexts, eq(jobTexts.jobId, jobs.id))
    .where(inArray(jobs.id, [...ids]))
    .orderBy(asc(jobs.id))

/** Changes columns of an application. */
export async function updateApplication(
  tx: Database,
  id: number,
  changes: Partial<typeof applications.$inferInsert>,
): Promise<void> {
  await tx.update(applications).set(changes).where(eq(applications.id, id))
}
