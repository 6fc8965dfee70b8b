import { eq } from 'drizzle-orm'
import { badgeNumber, worksHere } from '#db/people.ts'
import { photoOf } from '#db/photos.ts'
import { people, rooms } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** The people with a badge who have not left, with the names of their rooms, unsorted. */
export const listColleagueRows = (db: Database) =>
  db
    .select({
      id: people.id,
      number: badgeNumber,
      name: people.name,
      surname: people.surname,
      job: people.job,
      unit: people.unit,
      roomname: rooms.name,
      phone: people.phone,
      email: people.email,
      managerId: people.managerId,
      birthday: people.birthday,
      isBirthdayShared: people.isBirthdayShared,
      photo: photoOf,
    })
    .from(people)
    .leftJoin(rooms, eq(rooms.id, people.roomId))
    .where(worksHere)
