import { setTimeout as sleep } from 'node:timers/promises'
import { fullNameOf } from '@atrium/contract/people'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AccountRecord } from '#db/accounts.ts'
import { openDatabase } from '#db/database.ts'
import { accounts, events, notifications } from '#db/schema.ts'
import type { OpenDatabase } from '#db/types.ts'
import { purge } from '#modules/retention/index.ts'
import { describeOnDatabase, describeOnEachDatabase } from '#testing/databases.ts'
import { type EventReader, readEvents } from '#testing/eventReader.ts'
import { newMeeting } from '#testing/meetings.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'
import { buildApp } from './app.ts'

const path = '/api/v1/events/'

/** Two servers on one database; on PGlite, which belongs to one process, they share the connection. */
describeOnEachDatabase('the stream of events of two servers', (_open, locate) => {
  const databases: OpenDatabase[] = []
  let services: TestServices
  let apps: FastifyInstance[]
  let urls: string[]
  let [organiser, guest, other]: AccountRecord[] = []
  const readers: EventReader[] = []
  beforeAll(async () => {
    const location = await locate()
    const first = await openDatabase({ database: location, seed: 'samples' })
    const second =
      location.kind === 'postgres' ? await openDatabase({ database: location, seed: 'none' }) : first
    databases.push(first, ...(second === first ? [] : [second]))
    services = await testServices(first)
    apps = await Promise.all(
      [first, second].map((database) => buildApp({ services: { ...services, database } })),
    )
    urls = await Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })))
    organiser = await hire(services)
    guest = await hire(services)
    other = await hire(services)
  })
  /** The events so far are older than any page. */
  const age = () => services.database.db.update(events).set({ at: sql`${events.at} - interval '10 minutes'` })
  beforeEach(age)
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.close()
  })
  afterAll(async () => {
    for (const app of apps) await app.close()
    for (const database of databases) await database.close()
  })

  const accountOf = (account: AccountRecord | undefined) => {
    if (!account) throw new Error('Nobody was hired.')
    return account
  }
  const cookieOf = async (account: AccountRecord | undefined) =>
    (await signIn(services, accountOf(account))).cookie
  const read = async (
    server: number,
    account: AccountRecord | undefined,
    { query = '', ...options }: { query?: string; cookie?: string; lastEventId?: number } = {},
  ) => {
    const cookie = options.cookie ?? (await cookieOf(account))
    const reader = await readEvents(`${urls[server]}${path}${query}`, { ...options, cookie })
    readers.push(reader)
    // The first answer brings a number.
    while (reader.status === 200 && reader.lastId() === 0 && reader.events.length === 0) await sleep(5)
    return reader
  }
  const sync = async (account: AccountRecord | undefined, body: object) => {
    const headers = { cookie: await cookieOf(account), 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ since: 0, changes: [], ...body }) }
    expect((await fetch(`${urls[0]}/api/v1/meetings/sync/`, init)).status).toBe(200)
  }
  const invite = async (room = '') => {
    const { id, ...person } = accountOf(guest)
    const name = fullNameOf(person)
    const invitees = [{ name, personId: `account-${id}` }]
    const meeting = newMeeting({ attendees: [name], invitees, roomname: room })
    await sync(organiser, { changes: [meeting] })
    return meeting
  }
  const notifyOf = (account: AccountRecord | undefined) =>
    services.database.db
      .insert(notifications)
      .values({ accountId: accountOf(account).id, createdAt: services.now() })

  it('tells a person on another server of an invitation, and the organiser of the answer', async () => {
    const [ofGuest, ofOrganiser, ofOther] = [
      await read(1, guest),
      await read(1, organiser),
      await read(1, other),
    ]
    const meeting = await invite()
    await Promise.all([ofGuest.until('Meeting'), ofGuest.until('Notification')])
    await ofOrganiser.until('Meeting')
    const known = ofOrganiser.events.length
    const answer = { id: meeting.id, state: 'accepted', at: services.now().toISOString(), sequence: 0 }
    await sync(guest, { answers: [answer] })
    await Promise.all([ofOrganiser.until('Meeting', known), ofOrganiser.until('Notification', known)])
    // A later event of the stream: those of other people have not arrived before it.
    await notifyOf(other)
    await ofOther.until('Notification')
    expect(ofOther.events.flatMap(({ tags }) => tags)).not.toContain('Meeting')
  })

  it('tells the other devices of a person that a setting has changed, and nobody else', async () => {
    const [ofGuest, ofOther] = [await read(1, guest), await read(1, other)]
    await services.database.db
      .update(accounts)
      .set({ settings: { density: 'comfortable' } })
      .where(eq(accounts.id, accountOf(guest).id))
    await ofGuest.until('Profile')
    await notifyOf(other)
    await ofOther.until('Notification')
    expect(ofOther.events.flatMap(({ tags }) => tags)).not.toContain('Profile')
  })

  it('tells everybody that a room is taken, and says nothing else', async () => {
    const reader = await read(1, other)
    await invite('Kəpəz')
    await reader.until('RoomBooking')
    expect(reader.events).toEqual([{ id: expect.any(Number), name: 'message', tags: ['RoomBooking'] }])
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
  })

  it('goes on after the number of a reader, on any server', async () => {
    const before = await read(0, guest)
    const number = before.lastId()
    before.close()
    await invite()
    const after = await read(1, guest, { lastEventId: number })
    expect(after.events[0]?.tags).toEqual(expect.arrayContaining(['Meeting', 'Notification']))
    const query = `?after=${number}`
    expect((await read(0, guest, { query })).events[0]?.tags).toEqual(after.events[0]?.tags)
    // `Last-Event-ID` is of a later time than the address.
    expect((await read(0, guest, { query, lastEventId: after.lastId() })).events).toEqual([])
  })

  it('gets an event once from a server that reads the events late', async () => {
    const [database] = databases
    if (!database) throw new Error('No database is open.')
    const late = await buildApp({
      services: { ...services, database: { ...database, onEvents: () => () => {} } },
    })
    apps.push(late)
    urls.push(await late.listen({ port: 0, host: '127.0.0.1' }))
    const server = urls.length - 1
    // The server follows the events from here on.
    await read(server, other)
    await notifyOf(guest)
    const reader = await read(server, guest, { query: '?age=60' })
    await services.database.db
      .update(accounts)
      .set({ settings: { density: 'compact' } })
      .where(eq(accounts.id, accountOf(guest).id))
    await reader.until('Profile')
    expect(reader.events.map(({ tags }) => tags)).toEqual([['Notification'], ['Profile']])
  })

  it('begins with what has happened since the page began', async () => {
    await invite()
    expect((await read(1, guest, { query: '?age=60' })).events[0]?.tags).toContain('Meeting')
    await age()
    expect((await read(1, guest, { query: '?age=60' })).events).toEqual([])
  })

  it('numbers the events of transactions in the order in which they end', async () => {
    const [one, two] = [databases[0], databases.at(-1)]
    if (!one || !two || one === two) return
    const reader = await read(0, guest)
    const number = reader.lastId()
    let finish = () => {}
    const isLate = new Promise<void>((resolve) => {
      finish = resolve
    })
    let started = () => {}
    const isStarted = new Promise<void>((resolve) => {
      started = resolve
    })
    const late = one.db.transaction(async (tx) => {
      await tx.insert(notifications).values({ accountId: accountOf(guest).id, createdAt: services.now() })
      started()
      await isLate
    })
    await isStarted
    await two.db
      .insert(notifications)
      .values({ accountId: accountOf(organiser).id, createdAt: services.now() })
    const early = await read(1, organiser, { query: '?age=1' })
    finish()
    await late
    await reader.until('Notification')
    expect(early.lastId()).toBeGreaterThan(number)
    expect(reader.lastId()).toBeGreaterThan(early.lastId())
  })

  it('misses nothing when the connection is cut again and again, while transactions overlap', async () => {
    const start = (await read(0, guest)).lastId()
    const row = { accountId: accountOf(guest).id, createdAt: services.now() }
    let isOver = false
    const writing = Promise.all(
      [0, 1, 2, 3].map(async (writer) => {
        const { db } = databases[writer % databases.length] as OpenDatabase
        for (let count = 0; count < 15; count += 1)
          await db.transaction(async (tx) => {
            await tx.insert(notifications).values(row)
            await sleep((7 * count + 5 * writer) % 20)
          })
      }),
    ).finally(() => {
      isOver = true
    })
    const covered: { after: number; id: number }[] = []
    const cookie = await cookieOf(guest)
    let lastEventId = start
    for (let round = 0, isLast = false; !isLast; round += 1) {
      isLast = isOver
      const reader = await read(round % 2, guest, { cookie, lastEventId })
      await sleep(isLast ? 500 : 30)
      reader.close()
      for (const { id = lastEventId, tags } of reader.all) {
        if (tags.includes('Notification')) covered.push({ after: lastEventId, id })
        lastEventId = id
      }
    }
    await writing
    const rows = await services.database.db.select().from(events).where(sql`number > ${start}`)
    expect(rows).toHaveLength(60)
    const missed = rows.filter(
      ({ number }) => !covered.some(({ after, id }) => after < Number(number) && Number(number) <= id),
    )
    expect(missed).toEqual([])
  })

  it('says once in a transaction what is to be fetched again', async () => {
    const reader = await read(0, guest)
    const row = { accountId: accountOf(guest).id, createdAt: services.now() }
    await services.database.db.insert(notifications).values([row, row, row])
    await reader.until('Notification')
    const found = await services.database.db.select().from(events).where(sql`number >= ${reader.lastId()}`)
    expect(found).toHaveLength(1)
  })

  it('ends with the session, which a sign-out on another server ends, and leaves the other sessions', async () => {
    const cookie = await cookieOf(guest)
    const [ending, staying] = [await read(1, guest, { cookie }), await read(1, guest)]
    const init = { method: 'POST', headers: { cookie } }
    expect((await fetch(`${urls[0]}/api/v1/logout/`, init)).status).toBe(200)
    await ending.ended
    await notifyOf(guest)
    await staying.until('Notification')
    expect((await read(1, guest, { cookie })).status).toBe(401)
  })

  it('closes the oldest of too many streams of a session', async () => {
    const cookie = await cookieOf(guest)
    const oldest = await read(0, guest, { cookie })
    for (let count = 0; count < 8; count += 1) await read(0, guest, { cookie })
    await oldest.ended
    expect(oldest.events.map(({ name }) => name)).toEqual(['replaced'])
  })

  it('says that everything is to be fetched again to a reader who was away for more than a day', async () => {
    const number = (await read(0, guest)).lastId()
    await notifyOf(other)
    await services.database.db.update(events).set({ at: sql`timestamptz '2026-11-01'` })
    await purge(services)
    expect(await services.database.db.select().from(events)).toHaveLength(1)
    const nameOf = async (lastEventId: number) =>
      (await read(0, guest, { lastEventId })).events.map(({ name }) => name)
    expect(await nameOf(number - 1)).toEqual(['reset'])
    const latest = (await read(0, guest)).lastId()
    expect(await nameOf(latest)).toEqual([])
    // A backup was restored meanwhile.
    expect(await nameOf(latest + 1000)).toEqual(['reset'])
  })
})

describeOnDatabase('the stream of events', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  it('needs a session, and a caller that accepts one', async () => {
    const headers = { accept: 'text/event-stream' }
    expect((await app.inject({ url: path, headers })).statusCode).toBe(401)
    const session = await signIn(services, await hire(services))
    expect((await app.inject({ url: path, headers: session })).statusCode).toBe(406)
    expect(
      (await app.inject({ method: 'HEAD', url: path, headers: { ...session, ...headers } })).statusCode,
    ).toBe(406)
  })

  it('lets a stopping server end', async () => {
    const stopping = await buildApp({ services })
    const url = await stopping.listen({ port: 0, host: '127.0.0.1' })
    const reader = await readEvents(url + path, await signIn(services, await hire(services)))
    await stopping.close()
    await reader.ended
  })
})
