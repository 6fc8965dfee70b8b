import { and, eq, isNull } from 'drizzle-orm'
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
    .fullJoin(employees, and(eq(users.email, employees.email), isNull(users.deactivatedAt)))
    .where(and(isNull(users.deactivatedAt), isNull(employees.leftAt)))
    .prepare('list_people'),
)

/**
 * Everybody with a badge or an open account, unsorted. One e-mail address is one person. Who has left is not in the list;
 * who has a closed account (parental leave) is there with the badge alone.
 */
export const listPeople = (db: Database) => listStatement(db).execute()
