import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { jobs, people } from './schema.ts'
import type { Database } from './types.ts'

/** Whether the employee with an id is the manager or the deputy of somebody who has not left. */
export const isLead = (personId: PgColumn | number) =>
  sql<boolean>`exists (
    select from ${people} as led where led.left_at is null and ${personId} in (led.manager_id, led.deputy_id)
  )`

/** Whether a person is the hiring manager or a reviewer of a vacancy; `vacancy` is the name of the table in the query. */
export const reviews = (personId: PgColumn | SQL | number, vacancy: 'jobs' | 'reviewed' = 'jobs') => {
  const { managerId, reviewerIds } = jobs
  const column = ({ name }: PgColumn) => sql`${sql.identifier(vacancy)}.${sql.identifier(name)}`
  return sql<boolean>`(${column(managerId)} = ${personId} or ${personId} = any (${column(reviewerIds)}))`
}

/** Whether the employee with an id is the hiring manager or a reviewer of a vacancy. */
export const isReviewer = (personId: PgColumn | number) =>
  sql<boolean>`exists (select from ${jobs} as reviewed where ${reviews(personId, 'reviewed')})`

/** What a person was named for, apart from the account's own duties. */
export interface NamedFor {
  isLead: boolean
  isReviewer: boolean
}

/** Both, asked on their own. */
export async function namedFor(db: Database, personId: number): Promise<NamedFor> {
  const named = { isLead: isLead(personId), isReviewer: isReviewer(personId) }
  const [row] = await db.select(named).from(sql`(select 1) as one`)
  return row ?? { isLead: false, isReviewer: false }
}
