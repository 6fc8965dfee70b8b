import { ownsAccount } from '#db/accounts.ts'
import { isColleague } from '#db/people.ts'
import { photoOf } from '#db/photos.ts'
import { prepared } from '#db/prepared.ts'
import { accounts, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

const listStatement = prepared((db) =>
  db
    .select({
      accountId: accounts.id,
      deactivatedAt: accounts.deactivatedAt,
      number: people.number,
      name: people.name,
      surname: people.surname,
      job: people.job,
      photo: photoOf,
    })
    .from(people)
    .leftJoin(accounts, ownsAccount)
    .where(isColleague)
    .prepare('list_people'),
)

/** Everybody who works here, with the account, unsorted. */
export const listPeople = (db: Database) => listStatement(db).execute()
