import { and, eq, isNull, sql } from 'drizzle-orm'
import { prepared } from '#db/prepared.ts'
import { employees, users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

const account = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  position: users.position,
}
const badge = {
  number: employees.number,
  firstName: employees.name,
  lastName: employees.surname,
  position: employees.job,
}
const listStatement = prepared((db) =>
  db
    .select({ account, badge })
    .from(users)
    .fullJoin(employees, eq(sql`lower(${users.email})`, sql`lower(${employees.email})`))
    .where(and(isNull(users.deactivatedAt), isNull(employees.leftAt)))
    .prepare('list_people'),
)

/**
 * Everybody with a badge or an account, unsorted. One e-mail address is one person. A closed account takes its badge
 * out of the list, and so does a person who has left.
 */
export const listPeople = (db: Database) => listStatement(db).execute()
