import { samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import { vacancySamples } from '@atrium/contract/careers/samples'
import { company, dayAndTime } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import { invitedSamples } from '@atrium/contract/leave/samples'
import { scheduleSample } from '@atrium/contract/meetings/samples'
import { newsSamples } from '@atrium/contract/news/samples'
import { badgeSamples, cardSamples, roomNames } from '@atrium/contract/people/samples'
import { serviceSamples } from '@atrium/contract/services/samples'
import { asc, count, eq, getTableColumns, isNull, lte } from 'drizzle-orm'
import { hashPassword, isPassword } from '#secrets/passwords.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { insertAccount, insertPerson, selectAccounts } from './accounts.ts'
import { computersOf } from './computers.ts'
import { namedFor } from './leads.ts'
import { lookupKey } from './lookupKey.ts'
import { hasBadge } from './people.ts'
import {
  accounts,
  cards,
  categories,
  jobs,
  meetingAnswers,
  meetingPeople,
  meetings,
  news,
  newsReads,
  newsTexts,
  notifications,
  notificationTexts,
  people,
  rooms,
  scheduledMeetings,
  services,
  serviceTexts,
  settings,
} from './schema.ts'
import { hasSamples, seed } from './seed.ts'
import { sampleSignIns } from './seeds/accounts.seed.ts'
import { notificationsAreEmpty, seedNotifications } from './seeds/notifications.seed.ts'
import { writeSetting } from './settings.repo.ts'
import type { Database, OpenDatabase } from './types.ts'

const tables = { users: accounts, jobs, services, serviceTexts }

const rowsOf = async ({ db }: OpenDatabase): Promise<Record<keyof typeof tables, number>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(tables).map(async ([name, table]) => [
        name,
        (await db.select({ rows: count() }).from(table))[0]?.rows,
      ]),
    ),
  )

const samples = {
  users: staffSamples.length + invitedSamples.length,
  jobs: vacancySamples.length,
  services: serviceSamples.length,
  serviceTexts: serviceSamples.length * 3,
}

const named = { AZ: '', EN: '', RU: '' }

describeOnEachDatabase('the samples', (open) => {
  describe('of a new database', () => {
    let database: OpenDatabase
    let db: Database
    beforeAll(async () => {
      database = await open('none')
      db = database.db
      await seed(db, 'samples')
    })

    it('fill every area of a new database, and the next record gets the next id', async () => {
      expect(await rowsOf(database)).toEqual(samples)
      const [service] = await database.db.insert(services).values({ order: 9 }).returning()
      expect(service?.id).toBe(serviceSamples.length + 1)
    })

    it('include six notifications for every sample person, two of them unread', async () => {
      const people = await db.select().from(accounts).where(lte(accounts.id, staffSamples.length))
      for (const { id } of people) {
        const own = await db.select().from(notifications).where(eq(notifications.accountId, id))
        expect(own).toHaveLength(6)
        const byAge = own.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
        expect(byAge.map(({ readAt }) => readAt === null)).toEqual([true, true, false, false, false, false])
        expect(byAge[0]?.createdAt.getTime()).toBeLessThan(Date.now())
      }
      expect(await db.select().from(notificationTexts)).toHaveLength(people.length * 6 * 3)
    })

    it('include accounts with the sample password, and the next person gets the next id', async () => {
      const rows = await selectAccounts(db).orderBy(asc(accounts.id))
      expect(rows.slice(0, staffSamples.length)).toMatchObject(
        staffSamples.map(({ id, email, role, firstName, lastName }) => ({
          ...{ id, email, role, name: firstName, surname: lastName },
          language: 'AZ',
        })),
      )
      expect(await isPassword(rows[1]?.passwordHash, samplePassword)).toBe(true)
      const personId = await insertPerson(db, {
        email: 'new@caspora.example',
        name: 'A',
        surname: 'B',
        job: named,
      })
      const next = await insertAccount(db, personId, { language: 'EN' })
      expect(next).toMatchObject({ id: rows.length + 1, role: 'staff', passwordHash: null })
    })

    it('include accounts that the start prints while the password of the first one is unchanged', async () => {
      const email = 'leyla.aliyeva@caspora.example'
      const roles = (await sampleSignIns(db)).map(({ as }) => as)
      expect(roles).toEqual(['manager', 'admin', 'hr', 'editor', 'staff'])
      const staff = (await sampleSignIns(db)).find(({ as }) => as === 'staff')
      const plain = await db
        .select()
        .from(accounts)
        .where(eq(accounts.email, staff?.email ?? ''))
      expect(plain).toMatchObject([{ role: 'staff', readsSuggestions: false }])
      expect((await namedFor(db, plain[0]?.personId ?? 0)).isLead).toBe(false)
      const first = async () => (await sampleSignIns(db)).find((one) => one.as === 'manager')
      expect(await first()).toMatchObject({ as: 'manager', email, password: samplePassword })
      const change = (changes: Partial<typeof accounts.$inferInsert>) =>
        db.update(accounts).set(changes).where(eq(accounts.email, email))
      await change({ deactivatedAt: new Date() })
      expect(await first()).toBeUndefined()
      await change({ deactivatedAt: null, passwordHash: await hashPassword('seven-green-bars') })
      expect(await first()).toBeUndefined()
    })

    it('include cards with their lookup keys, and the next card gets the next id', async () => {
      const rows = await db
        .select({ ...getTableColumns(cards), email: people.email, position: people.job })
        .from(cards)
        .innerJoin(people, eq(people.id, cards.personId))
        .orderBy(asc(cards.id))
      expect(rows).toMatchObject(
        cardSamples.map(({ fullname: _name, ...sample }) => ({ ...sample, key: sample.name })),
      )
      const [next] = await db.insert(cards).values({ name: 'New', key: 'new', personId: 1 }).returning()
      expect(next?.id).toBe(cardSamples.length + 1)
    })

    it('include employees in their rooms with all fields of the samples', async () => {
      const rows = await db
        .select({ person: people, room: rooms, computers: computersOf(people.id) })
        .from(people)
        .leftJoin(rooms, eq(rooms.id, people.roomId))
        .where(hasBadge)
        .orderBy(asc(people.number))
      expect(rows).toHaveLength(badgeSamples.length)
      for (const [at, { person, room, computers }] of rows.entries()) {
        const sample = badgeSamples[at]
        expect(room?.name).toBe(sample?.roomname)
        expect(person).toMatchObject({
          id: sample?.id,
          number: sample?.id,
          name: sample?.name,
          surname: sample?.surname,
          email: sample?.email,
          phone: sample?.number,
          job: sample?.job,
          otherInfo: sample?.otherinfo,
        })
        expect(computers).toEqual(sample?.computerinfo)
      }
    })

    it('include rooms with their lookup keys', async () => {
      const found = await db.select().from(rooms).orderBy(asc(rooms.id))
      expect(found.map(({ name, key }) => [name, key])).toEqual(
        roomNames.map((name) => [name, lookupKey(name)]),
      )
      expect(found.map(({ key }) => key)).toContain('xezer')
    })

    it('leave the next ids to the next room and the next person', async () => {
      const [room] = await db.insert(rooms).values({ name: 'Zirvə', key: 'zirve' }).returning()
      const [person] = await db
        .insert(people)
        .values({
          number: 500,
          name: 'A',
          surname: 'B',
          job: named,
          computers: [],
          otherInfo: { AZ: [], EN: [], RU: [] },
        })
        .returning()
      expect(room?.id).toBe(roomNames.length + 1)
      expect(person?.id).toBeGreaterThan(badgeSamples.length)
    })

    it('include six news items, two of them unread; the next item gets the next id', async () => {
      expect(await db.select().from(newsTexts)).toHaveLength(newsSamples.length * 3)
      const unread = await db
        .select({ id: news.id })
        .from(news)
        .leftJoin(newsReads, eq(newsReads.newsId, news.id))
        .where(isNull(newsReads.accountId))
      expect(unread.map(({ id }) => id).toSorted()).toEqual([5, 6])
      const [next] = await db.insert(news).values({ publishedAt: new Date() }).returning()
      expect(next?.id).toBe(7)
    })

    it('include an invitation that waits for the first sample person, and an own meeting with answers', async () => {
      const answers = await db
        .select({ title: meetings.title, accountId: meetingPeople.accountId, state: meetingAnswers.state })
        .from(meetings)
        .innerJoin(meetingPeople, eq(meetingPeople.meetingId, meetings.id))
        .leftJoin(meetingAnswers, eq(meetingAnswers.personId, meetingPeople.id))
        .orderBy(meetings.look, meetingPeople.id)
      expect(answers.map(({ title, accountId, state }) => [title, accountId, state])).toEqual([
        ['Plan of the next quarter', 1, null],
        ['Plan of the next quarter', 4, 'accepted'],
        ['Rollout: open points', 5, 'accepted'],
        ['Rollout: open points', 4, 'maybe'],
        ['Rollout: open points', 6, null],
      ])
    })

    it('include a schedule for the week of the first start and the three after it, once', async () => {
      const today = dayAndTime(new Date(), company.timeZone).day
      const rows = () => db.select().from(scheduledMeetings).orderBy(scheduledMeetings.id)
      const expected = [0, 7, 14, 21].flatMap((days) => scheduleSample(addDays(today, days)))
      expect((await rows()).map(({ title, start, attendees }) => [title, start, attendees])).toEqual(
        expected.map(({ title, start_time, attendees }) => [title, start_time, attendees]),
      )
      await db.delete(scheduledMeetings)
      await seed(db, 'samples')
      expect(await rows()).toEqual([])
    })
  })

  it('are missing where none are wanted', async () => {
    const own = await open('none')
    for (const table of [accounts, jobs, services, news, people, rooms, cards, scheduledMeetings]) {
      expect(await own.db.select().from(table)).toEqual([])
    }
    expect(await sampleSignIns(own.db)).toEqual([])
  })

  it('include notifications for the sample people only', async () => {
    const { db } = await open('none')
    const person = { email: 'own@company.example', name: 'Own', surname: 'Person', job: named }
    await insertAccount(db, await insertPerson(db, person), { language: 'EN' })
    await seedNotifications(db)
    expect(await notificationsAreEmpty(db)).toBe(true)
  })

  it('are not restored in an area where they were deleted', async () => {
    const database = await open()
    await database.db.delete(services)
    await seed(database.db, 'samples')
    expect(await rowsOf(database)).toEqual({ ...samples, services: 0, serviceTexts: 0 })
  })

  it('are added once to the new areas of a database that an earlier version seeded', async () => {
    const database = await open()
    const { db } = database
    await db.delete(services)
    await db.delete(jobs)
    await db.delete(categories)
    await writeSetting(db, 'samplesSeeded', { at: '2026-11-01T08:00:00.000Z' })
    await seed(db, 'samples')
    expect(await rowsOf(database)).toEqual({ ...samples, jobs: 0 })
    await db.delete(services)
    await seed(db, 'samples')
    expect(await rowsOf(database)).toMatchObject({ services: 0 })
  })

  it('are not added to a new area with other content, also after that was deleted', async () => {
    const database = await open()
    const { db } = database
    await db.delete(services)
    await writeSetting(db, 'samplesSeeded', { at: '2026-11-01T08:00:00.000Z' })
    await db.insert(services).values({ order: 1 })
    await seed(db, 'samples')
    await db.delete(services)
    await seed(db, 'samples')
    expect(await rowsOf(database)).toMatchObject({ services: 0 })
  })

  it('are not mixed with the content of a company', async () => {
    const database = await open('none')
    const { db } = database
    await db.insert(services).values({ order: 1 })
    await seed(db, 'samples')
    expect(await rowsOf(database)).toMatchObject({ jobs: 0, services: 1 })
    expect(await hasSamples(db)).toBe(false)
    // The version of the content is not a sample.
    expect((await db.select().from(settings)).map(({ key }) => key)).toEqual(['contentVersion'])
  })
})
