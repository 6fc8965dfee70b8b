import type { IsoDay } from '@atrium/contract/days'
import { takenStates } from '@atrium/contract/leave'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { badgeNumber, worksHere } from '#db/people.ts'
import { leaveTypes, offDayRequests, people, rooms } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Everybody with a badge who has not left, with the name of the room, unsorted. */
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
    })
    .from(people)
    .leftJoin(rooms, eq(rooms.id, people.roomId))
    .where(worksHere)

/** The granted whole days away that end on a day or later, with the ids of their people. */
export const listAwayRows = (db: Database, from: IsoDay) =>
  db
    .select({ personId: offDayRequests.personId, days: offDayRequests.days })
    .from(offDayRequests)
    .innerJoin(leaveTypes, eq(leaveTypes.id, offDayRequests.typeId))
    .where(
      and(
        inArray(offDayRequests.state, [...takenStates]),
        eq(leaveTypes.worksElsewhere, false),
        eq(offDayRequests.startTime, ''),
        sql`${offDayRequests.days} ->> -1 >= ${from}`,
      ),
    )
