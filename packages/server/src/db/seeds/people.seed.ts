import { memberSamples } from '@atrium/contract/content/samples'
import { numberOfId } from '@atrium/contract/people'
import { badgeSamples, roomCapacities, roomNames } from '@atrium/contract/people/samples'
import { sql } from 'drizzle-orm'
import { lookupKey } from '#db/lookupKey.ts'
import { computers, content, people, rooms } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export async function peopleAreEmpty(db: Database): Promise<boolean> {
  const [room] = await db.select({ id: rooms.id }).from(rooms).limit(1)
  const [employee] = await db.select({ id: people.id }).from(people).limit(1)
  return room === undefined && employee === undefined
}

/** Writes the sample rooms, who sits in them, their computers, and the team of the page about us. */
export async function seedPeople(tx: Database): Promise<void> {
  const idOf = (room: string) => (roomNames as readonly string[]).indexOf(room) + 1
  await tx.insert(rooms).values(
    roomNames.map((name) => ({
      id: idOf(name),
      name,
      key: lookupKey(name),
      capacity: roomCapacities[name] ?? null,
    })),
  )
  await tx.insert(people).values(
    badgeSamples.map(({ id, idnumber, name, surname, email, number, roomname, ...rest }) => ({
      id,
      number: numberOfId(idnumber),
      name,
      surname,
      email,
      phone: number,
      roomId: idOf(roomname) || null,
      job: rest.job,
      otherInfo: rest.otherinfo,
      unit: rest.unit,
      managerId: rest.managerId,
      deputyId: rest.deputyId,
    })),
  )
  await tx.insert(content).values(
    memberSamples.map(({ key, value }, position) => ({
      ...{ kind: 'member', key, position },
      ...{ draft: { ...value }, published: { ...value } },
    })),
  )
  await tx
    .insert(computers)
    .values(
      badgeSamples.flatMap(({ id, computerinfo }) =>
        computerinfo.map((computer) => ({ ...computer, personId: id })),
      ),
    )
  // The samples bring their own numbers; the next room and the next person have to come after them.
  await tx.execute(sql`select setval(pg_get_serial_sequence('rooms', 'id'), (select max(id) from rooms))`)
  await tx.execute(sql`select setval(pg_get_serial_sequence('people', 'id'), (select max(id) from people))`)
}
