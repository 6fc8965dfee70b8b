import type { Language } from '@atrium/contract/core'
import { type HiringSummary, openStages } from '@atrium/contract/hiring'
import { and, asc, between, eq, gt, inArray, notExists, or, sql } from 'drizzle-orm'
import { reviews } from '#db/leads.ts'
import { applicationRatings, applications, interviews, jobs, meetings, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { isVisible } from './applicationRights.repo.ts'
import type { Viewer } from './viewer.ts'

/** Days, and the time of the first one. */
interface Period {
  today: string
  time: string
  tomorrow: string
  /** The last day on which a vacancy closes soon. */
  soon: string
}

type SummaryRow = Omit<HiringSummary, 'oldestAt'> & { oldestAt: Date | string | null }

/** What waits in hiring for a viewer, in one query. */
export async function findSummary(
  db: Database,
  viewer: Viewer,
  period: Period,
  language: Language,
): Promise<SummaryRow | undefined> {
  const isNew = eq(applications.stage, 'new')
  const ownRating = and(
    eq(applicationRatings.applicationId, applications.id),
    eq(applicationRatings.personId, viewer.personId),
  )
  const isUnrated = and(
    reviews(sql`${viewer.personId}::integer`),
    notExists(db.select({ id: applicationRatings.applicationId }).from(applicationRatings).where(ownRating)),
  )
  const [row] = await db
    .select({
      newCount: sql<number>`count(*) filter (where ${isNew})::int`,
      oldestAt: sql<Date | string | null>`min(${applications.createdAt}) filter (where ${isNew})`,
      unratedCount: sql<number>`count(*) filter (where ${isUnrated})::int`,
      interviews: sql<HiringSummary['interviews']>`(
        select coalesce(json_agg(found), '[]') from ${interviewsOf(db, viewer, period, language)} as found
      )`,
      vacancies: sql<HiringSummary['vacancies']>`(
        select coalesce(json_agg(found), '[]') from ${vacanciesOf(db, viewer, period, language)} as found
      )`,
    })
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(inArray(applications.stage, [...openStages]), isVisible(viewer)))
  return row
}

/** The position of a vacancy in a language, else in the original one. */
const positionIn = (language: Language) => sql<string>`(
  select text.position from job_texts as text where text.job_id = jobs.id and text.position <> ''
  order by text.language = ${language} desc, text.language = jobs.original desc limit 1
)`

/** The interviews of today that have not ended, and those of tomorrow. */
const interviewsOf = (
  db: Database,
  viewer: Viewer,
  { today, time, tomorrow }: Period,
  language: Language,
) => {
  const isAhead = or(eq(meetings.day, tomorrow), and(eq(meetings.day, today), gt(meetings.end, time)))
  return db
    .select({
      meetingId: sql`${meetings.id}`.as('meetingId'),
      applicationId: sql`${applications.id}`.as('applicationId'),
      firstName: sql`${applications.firstName}`.as('firstName'),
      lastName: sql`${applications.lastName}`.as('lastName'),
      position: sql`coalesce(${positionIn(language)}, ${applications.position})`.as('position'),
      ...{
        day: meetings.day,
        start: sql`${meetings.start}`.as('start'),
        end: sql`${meetings.end}`.as('end'),
      },
    })
    .from(interviews)
    .innerJoin(meetings, eq(meetings.id, interviews.meetingId))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(isAhead, eq(meetings.isDeleted, false), isVisible(viewer)))
    .orderBy(asc(meetings.day), asc(meetings.start), asc(meetings.id))
}

/** The open vacancies that close soon, and those whose hiring manager and reviewers have all left. */
const vacanciesOf = (db: Database, viewer: Viewer, { today, soon }: Period, language: Language) => {
  const closesSoon = between(jobs.closesOn, today, soon)
  const isUnattended = sql`(
    (${jobs.managerId} is not null or ${jobs.reviewerIds} <> '{}')
    and not exists (select from people where people.left_at is null and ${reviews(people.id)})
  )`
  return db
    .select({
      id: jobs.id,
      position: sql`coalesce(${positionIn(language)}, '')`.as('position'),
      closesOn: sql`case when ${closesSoon} then ${jobs.closesOn}::text else '' end`.as('closesOn'),
      isUnattended: isUnattended.as('isUnattended'),
    })
    .from(jobs)
    .where(and(eq(jobs.state, 'open'), or(closesSoon, isUnattended), isVisible(viewer)))
    .orderBy(asc(jobs.closesOn), asc(jobs.id))
}
