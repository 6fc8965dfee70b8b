import { limits } from '@atrium/contract/core'
import { deletedMeeting, type Meeting } from '@atrium/contract/meetings'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { meetings } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { newMeeting } from '#testing/meetings.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const url = '/api/v1/meetings/sync/'
const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`

describeOnDatabase('the synchronisation of meetings', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let person: Awaited<ReturnType<typeof hire>>
  let cookie: Record<string, string>
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  beforeEach(async () => {
    person = await hire(services)
    cookie = await signIn(services, person)
  })
  afterEach(async () => {
    await services.database.db.delete(meetings)
  })
  afterAll(() => app.close())

  const post = (payload: object | string, headers: Record<string, string> = cookie) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  const send = async (changes: Meeting[], since = 0, headers = cookie) => {
    const reply = await post({ since, changes }, headers)
    expect(reply.statusCode).toBe(200)
    return reply.json() as { revision: number; meetings: Meeting[]; isMore: boolean }
  }
  const stored = async () => (await send([])).meetings
  const rows = () => services.database.db.select().from(meetings)

  it('gives ten simultaneous devices separate revisions, so that none of them misses a change', async () => {
    const changes = Array.from({ length: 10 }, () => [newMeeting(), newMeeting()])
    await Promise.all(changes.map((two) => send(two)))
    const numbers = (await rows()).map(({ revision }) => revision).sort((one, other) => one - other)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, place) => place + 1))
    const ids = (await stored()).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(
      changes
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it('keeps the latest of many simultaneous changes to one meeting', async () => {
    const meeting = newMeeting()
    const changes = Array.from({ length: 8 }, (_, minute) => ({
      ...meeting,
      title: `At ${minute}`,
      changedAt: at(minute),
    }))
    await Promise.all(changes.map((one) => send([one])))
    expect(await stored()).toEqual([changes[7]])
  })

  it('answers the changes that a device has not seen, page by page, each once', async () => {
    const { db } = services.database
    const values = Array.from({ length: limits.meetingPage + 3 }, (_, place) => ({
      ...newMeeting({ title: `No. ${place}` }),
      accountId: person.id,
      createdAt: services.now(),
      changedAt: services.now(),
      revision: 2 * place + 1,
    }))
    await db.insert(meetings).values(values)
    const first = await send([])
    expect([first.meetings.length, first.isMore]).toEqual([limits.meetingPage, true])
    expect(first.revision).toBe(2 * limits.meetingPage - 1)
    const second = await send([], first.revision)
    expect([second.meetings.length, second.isMore]).toEqual([3, false])
    const seen = [...first.meetings, ...second.meetings].map(({ title }) => title)
    expect(seen).toEqual(values.map(({ title }) => title))
    expect(await send([], second.revision)).toEqual({
      revision: second.revision,
      meetings: [],
      isMore: false,
    })
  })

  it('keeps the meetings of people separate, and refuses changes to the meeting of another person', async () => {
    const other = await signIn(services, await hire(services))
    const mine = newMeeting({ title: 'Mine' })
    await send([mine])
    const theirs = newMeeting({ title: 'Theirs' })
    const taken = { ...mine, title: 'Taken over', changedAt: at(1) }
    expect((await send([theirs, taken], 0, other)).meetings).toEqual([theirs])
    expect((await send([deletedMeeting(taken, at(2))], 0, other)).meetings).toEqual([theirs])
    expect(await stored()).toEqual([mine])
  })

  it('stores a deleted meeting as a tombstone without its texts', async () => {
    const meeting = newMeeting({ title: 'Salaries', notes: 'secret', changedAt: at(1) })
    await send([meeting])
    await send([{ ...meeting, isDeleted: true, changedAt: at(2) }])
    expect(await rows()).toMatchObject([
      { title: '', notes: '', attendees: [], attachments: [], isDeleted: true },
    ])
    await send([{ ...meeting, notes: 'late change of an old copy' }])
    expect(JSON.stringify(await rows())).not.toMatch(/Salaries|secret|late/)
  })

  it('accepts a timestamp from the future, and the next change of another device still wins', async () => {
    const meeting = newMeeting({ title: 'By a clock that is wrong', changedAt: '2031-01-01T00:00:00.000Z' })
    const [seen] = (await send([meeting])).meetings
    expect(seen).toEqual(meeting)
    const next = { ...meeting, title: 'Next', changedAt: '2031-01-01T00:00:00.001Z' }
    await send([next])
    await send([meeting])
    expect(await stored()).toEqual([next])
  })

  const daily = { rule: 'FREQ=DAILY;COUNT=30', changes: [] }
  it.each([
    ['Meetings', limits.openMeetings, { count: limits.openMeetings }, {}],
    ['Series', limits.openSeries, { count: limits.openSeries, recurrence: daily }, { recurrence: daily }],
    ['Attendees', limits.openAttendees, { count: 1, attendees: Array(limits.openAttendees).fill('Ay') }, {}],
    ['Texts', limits.openTexts, { count: 1, textLength: limits.openTexts }, {}],
  ])(
    'refuses more open %s than a person may have, and takes changes that add none',
    async (kind, most, { count, ...stored }, added) => {
      const { db } = services.database
      const old = Array.from({ length: count }, (_one, place) => ({
        ...newMeeting(),
        attendees: [],
        createdAt: services.now(),
        changedAt: services.now(),
        accountId: person.id,
        revision: place + 1,
        ...stored,
      })) as (typeof meetings.$inferInsert)[]
      await db.insert(meetings).values(old)
      const more = newMeeting(added)
      const answers = await Promise.all(
        ['en', 'az', 'ru'].map((language) =>
          post({ since: count, changes: [more] }, { ...cookie, 'accept-language': language }),
        ),
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422])
      const words = answers.map((reply) => reply.json().message as string)
      expect([new Set(words).size, words.every((one) => one.includes(String(most)))]).toEqual([3, true])
      const errors = answers.map((reply) => Object.values(reply.json().errors as object)[0])
      expect(errors).toEqual(Array(3).fill(`open${kind}Full`))
      const [known] = old
      const ended = deletedMeeting({ ...newMeeting(), id: String(known?.id) }, at(1))
      const past = newMeeting({ day: '2026-07-01', ...(added && { recurrence: undefined }) })
      expect((await send([ended, past, more], count)).meetings).toHaveLength(3)
    },
  )

  it('takes one meeting with all its people, and refuses two such meetings at once', async () => {
    const people = Array.from({ length: limits.attendees }, (_one, place) => `Name ${place}`)
    const invitees = people.map((name, place) => ({ name, personId: `account-${1000 + place}` }))
    const [one, other] = [0, 1].map(() => newMeeting({ attendees: people, invitees }))
    expect((await post({ since: 0, changes: [one, other] })).statusCode).toBe(413)
    expect((await post({ since: 0, changes: [one] })).statusCode).toBe(200)
  })

  it('has a quota of 20,000 meetings for a person, and says so when it is used', async () => {
    const { db } = services.database
    await db.execute(sql`insert into meetings
      select ${person.id}, gen_random_uuid(), 'x', '2026-01-05', '10:00', '11:00', '[]', '', '[]', 0, now(), now(), false, n
      from generate_series(1, 19999) n`)
    const last = newMeeting()
    expect((await send([last], 19_999)).revision).toBe(20_000)
    const answers = await Promise.all(
      ['en', 'az', 'ru'].map((language) =>
        post({ since: 0, changes: [newMeeting()] }, { ...cookie, 'accept-language': language }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422])
    expect(answers.map((reply) => reply.json().message)).toEqual([
      expect.stringContaining('the limit of 20000 meetings'),
      expect.stringContaining('20000 görüş'),
      expect.stringContaining('20000 встреч'),
    ])
    const changed = { ...last, title: 'Still changed', changedAt: at(1) }
    expect((await send([changed], 20_000)).meetings).toEqual([changed])
    const other = await signIn(services, await hire(services))
    expect((await send([newMeeting()], 0, other)).revision).toBe(1)
  })
})

describeOnDatabase('an attack on the synchronisation of meetings', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let person: Awaited<ReturnType<typeof hire>>
  let cookie: Record<string, string>
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  beforeEach(async () => {
    person = await hire(services)
    cookie = await signIn(services, person)
  })
  afterEach(async () => {
    await services.database.db.delete(meetings)
  })
  afterAll(() => app.close())

  const post = (payload: object | string, headers: Record<string, string> = cookie) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  const send = async (changes: Meeting[], since = 0, headers = cookie) => {
    const reply = await post({ since, changes }, headers)
    expect(reply.statusCode).toBe(200)
    return reply.json() as { revision: number; meetings: Meeting[]; isMore: boolean }
  }
  const stored = async () => (await send([])).meetings
  const rows = () => services.database.db.select().from(meetings)

  it.each([
    ['nobody', {}],
    ['a made-up session', { cookie: 'atrium-session=guess' }],
  ])('is rejected for %s', async (_who, headers) => {
    const reply = await post({ since: 0, changes: [newMeeting()] }, headers as Record<string, string>)
    expect([reply.statusCode, reply.json().meetings]).toEqual([401, undefined])
    expect(await rows()).toEqual([])
  })

  it('rejects changes from a browser in which another person has signed in meanwhile', async () => {
    const body = { since: 0, changes: [newMeeting()] }
    const reply = await post({ ...body, personId: person.id + 1 })
    expect([reply.statusCode, reply.json().message]).toEqual([409, expect.stringContaining('Someone else')])
    expect(await rows()).toEqual([])
    expect((await post({ ...body, personId: person.id })).statusCode).toBe(200)
  })

  it('is rejected from another site and as a form, and is not cached', async () => {
    const headers = { ...cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const body = { since: 0, changes: [newMeeting()] }
    expect((await post(body, headers)).statusCode).toBe(403)
    expect((await post(body, { ...cookie, 'content-type': 'text/plain' })).statusCode).toBe(415)
    expect(await rows()).toEqual([])
    expect((await post(body)).headers['cache-control']).toBe('no-store')
  })

  it('answers HTML as text, and drops unknown fields', async () => {
    const title = '<img src=x onerror=alert(1)>"; drop table meetings; --'
    const meeting = newMeeting({ title, notes: "' or 1=1", attendees: ['<script>', '{"$ne":1}'] })
    const reply = await post({
      since: 0,
      changes: [{ ...meeting, accountId: person.id + 1, revision: 99, role: 'admin' }],
    })
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(reply.json()).toEqual({ revision: 1, meetings: [meeting], isMore: false })
    expect(await rows()).toMatchObject([{ accountId: person.id, revision: 1 }])
  })

  it('stores all characters of Unicode', async () => {
    await send([newMeeting({ title: 'Ə🙂 ﷽ \u202e' })])
    expect(await stored()).toMatchObject([{ title: 'Ə🙂 ﷽ \u202e' }])
  })

  it.each([
    ['__proto__', '{"since":0,"changes":[],"__proto__":{"isAdmin":true}}'],
    ['__proto__ in a meeting', '{"since":0,"changes":[{"__proto__":{"title":"x"}}]}'],
    ['a lone surrogate', () => ({ title: 'A\ud83d' })],
    ['half a body', '{"since":0,"changes":['],
    ['a hundred thousand changes', `{"since":0,"changes":[${'{},'.repeat(99_999)}{}]}`],
    ['a hundred thousand names', () => ({ attendees: Array<string>(100_000).fill('a') })],
    ['an object as a title', () => ({ title: { toString: 'x' } })],
  ])('rejects %s with a sentence', async (_what, body) => {
    const payload = typeof body === 'string' ? body : { since: 0, changes: [{ ...newMeeting(), ...body() }] }
    const reply = await post(payload)
    expect([reply.statusCode, reply.json().message]).toEqual([400, expect.stringMatching(/\w/)])
    expect(await rows()).toEqual([])
  })

  it('accepts the largest valid request, and at most five megabytes', async () => {
    const full = () =>
      newMeeting({
        title: 'Ə'.repeat(limits.meetingTitle),
        notes: '語'.repeat(limits.message),
        attendees: Array.from({ length: limits.attendees }, (_, place) => `${place}${'語'.repeat(8)}`),
        attachments: Array.from({ length: limits.attachments }, () => ({
          id: newMeeting().id,
          name: '語'.repeat(100),
          size: limits.attachmentBytes,
        })),
      })
    const changes = Array.from({ length: limits.meetingChanges }, full)
    const { meetings: found } = await send(changes)
    expect(found).toEqual(changes)
    const reply = await post({ since: 0, changes: [], padding: 'x'.repeat(6 * 1024 * 1024) })
    expect(reply.statusCode).toBe(413)
  })
})
