import type { IsoDay } from '@atrium/contract/days'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { employees, leaveTypes, offDayRequests, rooms, users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Everybody with a badge who has not left, with the name of the room, unsorted. */
export const listColleagueRows = (db: Database) =>
  db
    .select({
      id: employees.id,
      number: employees.number,
      name: employees.name,
      surname: employees.surname,
      job: employees.job,
      unit: employees.unit,
      roomname: rooms.name,
      phone: employees.phone,
      email: employees.email,
      managerId: employees.managerId,
      birthday: employees.birthday,
      isBirthdayShared: employees.isBirthdayShared,
    })
    .from(employees)
    .leftJoin(rooms, eq(rooms.id, employees.roomId))
    .where(isNull(employees.leftAt))

/** The granted whole days away that end on a day or later, with the ids of their employees. */
export const listAwayRows = (db: Database, from: IsoDay) =>
  db
    .select({ employeeId: users.employeeId, days: offDayRequests.days })
    .from(offDayRequests)
    .innerJoin(users, eq(users.id, offDayRequests.userId))
    .innerJoin(leaveTypes, eq(leaveTypes.id, offDayRequests.typeId))
    .where(
      and(
        inArray(offDayRequests.state, ['granted', 'cancelRequested']),
        eq(leaveTypes.worksElsewhere, false),
        eq(offDayRequests.startTime, ''),
        sql`${offDayRequests.days} ->> -1 >= ${from}`,
      ),
    )
