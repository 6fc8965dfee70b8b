import { employeeSamples, roomNames } from '@atrium/contract/samples'
import { asc, eq } from 'drizzle-orm'
import { lookupKey } from '#db/lookupKey.ts'
import { employees, rooms } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'

describeOnEachDatabase('the sample employees', (open) => {
  let db: Database
  beforeAll(async () => {
    db = (await open()).db
  })

  it('sit in their rooms with all that the samples tell of them', async () => {
    const rows = await db
      .select({ employee: employees, room: rooms })
      .from(employees)
      .leftJoin(rooms, eq(rooms.id, employees.roomId))
      .orderBy(asc(employees.number))
    expect(rows).toHaveLength(employeeSamples.length)
    for (const [at, { employee, room }] of rows.entries()) {
      const sample = employeeSamples[at]
      expect(room?.name).toBe(sample?.roomname)
      expect(employee).toMatchObject({
        id: sample?.id,
        number: sample?.id,
        name: sample?.name,
        surname: sample?.surname,
        email: sample?.email,
        phone: sample?.number,
        job: sample?.job,
        computers: sample?.computerinfo,
        otherInfo: sample?.otherinfo,
      })
    }
  })

  it('have rooms that are found by their keys', async () => {
    const found = await db.select().from(rooms).orderBy(asc(rooms.id))
    expect(found.map(({ name, key }) => [name, key])).toEqual(
      roomNames.map((name) => [name, lookupKey(name)]),
    )
    expect(found.map(({ key }) => key)).toContain('xezer')
  })

  it('leave the next numbers to the next room and the next person', async () => {
    const [room] = await db.insert(rooms).values({ name: 'Zirvə', key: 'zirve' }).returning()
    const words = { AZ: '', EN: '', RU: '' }
    const [person] = await db
      .insert(employees)
      .values({
        number: 500,
        name: 'A',
        surname: 'B',
        job: words,
        computers: [],
        otherInfo: { AZ: [], EN: [], RU: [] },
      })
      .returning()
    expect([room?.id, person?.id]).toEqual([roomNames.length + 1, employeeSamples.length + 1])
  })

  it('are not where none are wanted', async () => {
    const own = await open('none')
    expect([await own.db.select().from(employees), await own.db.select().from(rooms)]).toEqual([[], []])
  })
})
