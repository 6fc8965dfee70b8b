import { and, asc, isNotNull, isNull } from 'drizzle-orm'
import { people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Everybody with a portrait who has not left, sorted by `portraitOrder`. */
export const listPortraitRows = (db: Database) =>
  db
    .select({
      name: people.name,
      surname: people.surname,
      email: people.email,
      job: people.job,
      order: people.portraitOrder,
    })
    .from(people)
    .where(and(isNotNull(people.portraitOrder), isNull(people.leftAt)))
    .orderBy(asc(people.portraitOrder), asc(people.id))
