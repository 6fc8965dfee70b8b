import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { content, people } from './schema.ts'
import type { Database } from './types.ts'

/** The person whom an item of the content names. */
export const member = alias(people, 'member')

/** The id of the person whom a value of the content names, as a text. */
export const personIn = (value: PgColumn): SQL => sql`${value} #>> '{facts,person}'`

/** Whether a value of the content names the `member`. */
export const namesMember = (value: PgColumn): SQL => sql`${member.id}::text = ${personIn(value)}`

// The id first: by it a join without a person is recognised.
export const memberColumns = {
  ...{ id: member.id, name: member.name, surname: member.surname, email: member.email },
  ...{ job: member.job, leftAt: member.leftAt },
}

/** The published members of the team who have not left, in their order. */
export const listMembers = (db: Database) =>
  db
    .select({ person: memberColumns, published: content.published })
    .from(content)
    .innerJoin(member, namesMember(content.published))
    .where(and(eq(content.kind, 'member'), isNull(member.leftAt)))
    .orderBy(asc(content.position), asc(content.id))
