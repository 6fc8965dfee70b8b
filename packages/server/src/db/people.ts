import { and, getTableColumns, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { accounts, people } from './schema.ts'

/** Whether a person has a badge: badge pages, directory, rooms and the desk list these people only. */
export const hasBadge = isNotNull(people.number)

/** Whether a person has a badge and has not left. */
export const worksHere = and(hasBadge, isNull(people.leftAt))

/** The number of a person whom `hasBadge` selects. */
export const badgeNumber = sql<number>`${people.number}`

/** The columns of people whom `hasBadge` selects. */
export const badgedColumns = { ...getTableColumns(people), number: badgeNumber }

/** A person with a badge. */
export type PersonRecord = typeof people.$inferSelect & { number: number }

/** The full name in a row; `null` where a join found no person. */
export const fullNameColumn = ({
  name,
  surname,
}: {
  name: PgColumn
  surname: PgColumn
}): SQL<string | null> => sql<string | null>`${name} || ' ' || ${surname}`

/**
 * Whether a person works here: has a badge and has not left, or has no badge and an open account. A closed account alone does not
 * end the work (parental leave). For a query that joins the accounts.
 */
export const isColleague = or(
  worksHere,
  and(isNull(people.number), isNotNull(accounts.id), isNull(accounts.deactivatedAt)),
)
