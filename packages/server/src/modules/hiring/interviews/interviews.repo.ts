import { openStages } from '@atrium/contract/hiring'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { applications, interviews, jobs } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { isVisible } from '../applicationRights.repo.ts'
import type { Viewer } from '../viewer.ts'

const address = sql<string>`lower(${applications.email})`

/** The interviews among some meetings, with the present address of the applicant. */
export async function findInterviews(tx: Database, meetingIds: readonly string[]) {
  const rows = await tx
    .select({ meetingId: interviews.meetingId, applicationId: interviews.applicationId, email: address })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(inArray(interviews.meetingId, [...meetingIds]))
  return new Map(rows.map((row) => [row.meetingId, row]))
}

/** The meetings that are interviews for an application. */
export async function listInterviewIds(db: Database, applicationId: number): Promise<string[]> {
  const rows = await db
    .select({ id: interviews.meetingId })
    .from(interviews)
    .where(eq(interviews.applicationId, applicationId))
  return rows.map(({ id }) => id)
}

/** The applications of some addresses in an open stage that the viewer may see, newest first. */
export async function findOpenApplications(tx: Database, viewer: Viewer, emails: readonly string[]) {
  if (emails.length === 0) return []
  const { id, language, position } = applications
  return (
    tx
      .select({ id, language, position, email: address })
      .from(applications)
      .leftJoin(jobs, eq(jobs.id, applications.jobId))
      .where(
        and(inArray(address, [...emails]), inArray(applications.stage, [...openStages]), isVisible(viewer)),
      )
      .orderBy(desc(id))
      // An erasure waits for the interview, or is over before it.
      .for('key share', { of: applications })
  )
}
