import { writeTime } from '@atrium/contract/core'
import { deletedMeeting, type Meeting } from '@atrium/contract/meetings'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { insertAccount, insertPerson } from '#db/accounts.ts'
import { lookupKey } from '#db/lookupKey.ts'
import { meetings, roomBookings, rooms } from '#db/schema.ts'
import type { Database, OpenDatabase } from '#db/types.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { newMeeting } from '#testing/meetings.ts'
import { bookRooms, listConflictDays } from './bookings.service.ts'
import { saveMeetings } from './meetings.repo.ts'

const today = '2026-11-21'
const day = '2026-11-24'
const named = { AZ: 'Mühəndis', EN: 'Engineer', RU: 'Инженер' }
const bookable = ['Xəzər', 'Göygöl'] as const

describeOnEachDatabase('bookings of rooms', (open) => {
  let database: OpenDatabase
  let accountId: number
  let revision = 0
  beforeAll(async () => {
    database = await open('none')
    const person = { email: 'organiser@caspora.example', name: 'Leyla', surname: 'Əliyeva', job: named }
    const personId = await insertPerson(database.db, person)
    accountId = (await insertAccount(database.db, personId, { language: 'EN' })).id
  })
  beforeEach(async () => {
    const values = [...bookable, 'Server 2/1'].map((name, place) => ({
      name,
      key: lookupKey(name),
      capacity: place < 2 ? 8 : null,
    }))
    await database.db.insert(rooms).values(values)
  })
  afterEach(async () => {
    await database.db.delete(meetings)
    await database.db.delete(rooms)
  })

  /** Stores meetings and books their rooms, as the synchronisation does. */
  const save = (changed: Meeting[], before?: Meeting) =>
    database.db.transaction(async (tx) => {
      await put(tx, changed)
      return bookRooms(
        tx,
        changed.map((meeting) => ({ meeting, before })),
        today,
      )
    })
  const put = (db: Database, changed: Meeting[]) => {
    revision += 1
    return saveMeetings(
      db,
      accountId,
      changed.map((meeting) => ({ meeting, sequence: 0, revision })),
    )
  }
  const booked = async () =>
    (await database.db.select().from(roomBookings)).map(({ meetingId }) => meetingId).toSorted()
  const inRoom = (changes: Partial<Meeting> = {}) => newMeeting({ day, roomname: 'Xəzər', ...changes })

  it('book a room once when two hundred people want it at one time', async () => {
    const all = Array.from({ length: 200 }, () => inRoom())
    const taken = await Promise.all(all.map((meeting) => save([meeting])))
    expect(taken.filter((days) => days.size === 0)).toHaveLength(1)
    expect(await booked()).toHaveLength(1)
  })

  it('are made once by the database alone, even without a lock', async () => {
    const all = Array.from({ length: 200 }, () => inRoom())
    await put(database.db, all)
    const [room] = await database.db.select().from(rooms)
    const values = { roomId: room?.id ?? 0, occurrence: day, day, startMinute: 600, endMinute: 660 }
    await Promise.all(
      all.map(({ id: meetingId }) =>
        database.db
          .insert(roomBookings)
          .values({ ...values, meetingId })
          .onConflictDoNothing(),
      ),
    )
    expect(await booked()).toHaveLength(1)
    const other = database.db
      .insert(roomBookings)
      .values({ ...values, startMinute: 630, meetingId: all[0]?.id ?? '' })
    await expect(other).rejects.toThrow()
  })

  it('stand one after another without a minute between, and in two rooms at one time', async () => {
    const all = [
      inRoom({ start: '10:00', end: '11:00' }),
      inRoom({ start: '11:00', end: '11:30' }),
      inRoom({ start: '09:00', end: '10:00' }),
      inRoom({ roomname: 'goygol' }),
    ]
    expect(await save(all)).toEqual(new Map())
    expect(await booked()).toHaveLength(4)
  })

  it('stay with the first, who keeps the room until the meeting moves, leaves the room or is deleted', async () => {
    const [first, second] = [inRoom(), inRoom({ start: '10:30', end: '11:30' })]
    const late = new Map([[second.id, [day]]])
    expect(await save([first])).toEqual(new Map())
    expect(await save([second])).toEqual(late)
    expect(await save([{ ...first, notes: 'changed' }])).toEqual(new Map())
    expect(await listConflictDays(database.db, [first, second], today)).toEqual(late)
    // The room becomes free, and no meeting books the room without a change of its own.
    await save([{ ...first, start: '13:00', end: '14:00' }])
    expect(await booked()).toEqual([first.id])
    expect(await save([second])).toEqual(new Map())
    expect(await save([first])).toEqual(new Map([[first.id, [day]]]))
    await save([deletedMeeting(second, first.changedAt)])
    expect(await booked()).toEqual([])
    expect(await save([first])).toEqual(new Map())
    const { roomname: _none, ...without } = first
    await save([without])
    expect(await booked()).toEqual([])
  })

  it.each(['Server 2/1', 'Nowhere'])('are not made in %s, which cannot be booked', async (roomname) => {
    const meeting = inRoom({ roomname })
    expect(await save([meeting])).toEqual(new Map([[meeting.id, [day]]]))
  })

  it('are not made for days that have passed', async () => {
    const meeting = inRoom({ day: '2026-11-20' })
    expect(await save([meeting])).toEqual(new Map())
    expect(await booked()).toEqual([])
  })

  it('are made for each day of a series as it takes place, and told by the day of the rule', async () => {
    const week = { day: '2026-11-23', recurrence: { rule: 'FREQ=DAILY;COUNT=5', changes: [] } }
    expect(await save([inRoom({ start: '10:30', end: '11:00' })])).toEqual(new Map())
    const series = inRoom(week)
    expect(await save([series])).toEqual(new Map([[series.id, [day]]]))
    expect(await booked()).toHaveLength(5)
    const changes = [
      { day, fields: { day, start: '15:00', end: '16:00' } },
      { day: '2026-11-25', isCancelled: true as const },
    ]
    const changed = { ...series, recurrence: { ...week.recurrence, changes } }
    expect(await save([changed])).toEqual(new Map())
    expect(await save([inRoom({ day: '2026-11-25' })])).toEqual(new Map())
    const late = inRoom({ start: '15:30', end: '16:30' })
    expect(await save([late])).toEqual(new Map([[late.id, [day]]]))
  })

  it('outlive a new name of the room', async () => {
    const meeting = inRoom()
    await save([meeting])
    await database.db
      .update(rooms)
      .set({ name: 'Hazar', key: 'hazar' })
      .where(eq(rooms.key, lookupKey('Xəzər')))
    expect(await save([{ ...meeting, notes: 'x' }], meeting)).toEqual(new Map())
    expect(await booked()).toEqual([meeting.id])
    const moved = { ...meeting, roomname: 'Nowhere' }
    expect(await save([moved], meeting)).toEqual(new Map([[meeting.id, [day]]]))
    expect(await booked()).toEqual([])
  })

  it('are never double, and never refused without a reason, whatever is changed at one time', async () => {
    const all = Array.from({ length: 5 }, () => inRoom())
    const edit = fc.record({
      which: fc.nat(all.length - 1),
      roomname: fc.constantFrom<string | undefined>(...bookable, undefined, 'Server 2/1'),
      start: fc.integer({ min: 9, max: 12 }),
      hours: fc.integer({ min: 1, max: 3 }),
      isDeleted: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { maxLength: 8 }),
        async (steps) => {
          await database.db.delete(meetings)
          const current = new Map<string, Meeting>()
          for (const step of steps) {
            const changed = step.map(({ which, roomname, start, hours, isDeleted }) => ({
              ...(all[which] as Meeting),
              roomname,
              start: writeTime(start * 60),
              end: writeTime((start + hours) * 60),
              isDeleted,
            }))
            const last = [...new Map(changed.map((meeting) => [meeting.id, meeting])).values()]
            for (const meeting of last) current.set(meeting.id, meeting)
            await Promise.all(last.map((meeting) => save([meeting])))
            const stored = await database.db
              .select({ meetingId: roomBookings.meetingId, room: rooms.name })
              .from(roomBookings)
              .innerJoin(rooms, eq(rooms.id, roomBookings.roomId))
            const holders = stored.map(({ meetingId, room }) => {
              const meeting = current.get(meetingId)
              expect([meeting?.roomname, meeting?.isDeleted]).toEqual([room, false])
              return meeting as Meeting
            })
            const overlaps = (one: Meeting, other: Meeting) =>
              one.id !== other.id &&
              one.roomname === other.roomname &&
              one.start < other.end &&
              other.start < one.end
            for (const one of holders) expect(holders.filter((other) => overlaps(one, other))).toEqual([])
            const taken = await listConflictDays(database.db, [...current.values()], today)
            for (const meeting of current.values()) {
              const isWanted = !meeting.isDeleted && meeting.roomname !== undefined
              expect(taken.has(meeting.id)).toBe(isWanted && !holders.includes(meeting))
            }
          }
        },
      ),
      { numRuns: 150 },
    )
  })
})
