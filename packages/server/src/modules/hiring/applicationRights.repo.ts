import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { ownsAccount } from '#db/accounts.ts'
import { reviews } from '#db/leads.ts'
import { accounts, applications, jobs, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { managingRoles, type Viewer } from './viewer.ts'

/**
 * The only rule about who may see an application: `hiring.manage` sees all, a hiring manager and a reviewer those for their
 * vacancies. For a query that joins `jobs`, which a general application does not have.
 */
export const isVisible = ({
  personId,
  isManaging,
}: {
  personId: SQL | number
  isManaging: SQL | boolean
}): SQL => sql`(${isManaging}::boolean or ${reviews(sql`${personId}::integer`)})`

/** Whether the viewer may see contact data of the applicants for the vacancy of a row. */
export const seesContacts = ({ isManaging }: Viewer): SQL<boolean> =>
  sql<boolean>`(${isManaging}::boolean or not coalesce(${jobs.hidesContacts}, false))`

/** The people with an open account who may see an application for a vacancy, by name; for `null` a general one. */
export const listViewers = async (db: Database, vacancyId: number | null) =>
  db
    .selectDistinct({
      id: people.id,
      name: sql<string>`${people.name} || ' ' || ${people.surname}`,
      accountId: accounts.id,
    })
    .from(people)
    .innerJoin(accounts, ownsAccount)
    .leftJoin(jobs, vacancyId === null ? sql`false` : eq(jobs.id, vacancyId))
    .where(
      and(
        isNull(accounts.deactivatedAt),
        isNull(people.leftAt),
        or(inArray(accounts.role, managingRoles), reviews(people.id)),
      ),
    )
    .orderBy(asc(sql`2`), asc(people.id))

export type LockedApplication = typeof applications.$inferSelect

/** Those of some applications that the viewer may see, locked in the order of their ids until the transaction ends. */
export async function lockVisible(
  tx: Database,
  viewer: Viewer,
  ids: readonly number[],
): Promise<LockedApplication[]> {
  const rows = await tx
    .select({ application: applications })
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(inArray(applications.id, [...ids]), isVisible(viewer)))
    .orderBy(asc(applications.id))
    .for('update', { of: applications })
  return rows.map(({ application }) => application)
}
