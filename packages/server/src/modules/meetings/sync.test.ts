import { deletedMeeting, limits, type Meeting } from '@atrium/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { meetings } from '#db/schema.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { newMeeting } from '#testing/meetings.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const url = '/api/v1/meetings/sync/'
const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`

describeOnEachDatabase('making meetings equal', (open) => {
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

  it('gives each of ten devices that come at once numbers of its own, and none of them misses anything', async () => {
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

  it('lets the latest of many changes to one meeting hold, although they come at once', async () => {
    const meeting = newMeeting()
    const changes = Array.from({ length: 8 }, (_, minute) => ({
      ...meeting,
      title: `At ${minute}`,
      changedAt: at(minute),
    }))
    await Promise.all(changes.map((one) => send([one])))
    expect(await stored()).toEqual([changes[7]])
  })

  it('answers what a device has not seen, page by page, each once', async () => {
    const { db } = services.database
    const values = Array.from({ length: limits.meetingPage + 3 }, (_, place) => ({
      ...newMeeting({ title: `No. ${place}` }),
      userId: person.id,
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

  it('keeps people apart, also where two of them have one id', async () => {
    const other = await signIn(services, await hire(services))
    const mine = newMeeting({ title: 'Mine' })
    const theirs = { ...mine, title: 'Theirs', changedAt: at(1) }
    await send([mine])
    expect((await send([theirs], 0, other)).meetings).toEqual([theirs])
    expect((await send([deletedMeeting(theirs, at(2))], 0, other)).meetings).toMatchObject([
      { isDeleted: true },
    ])
    expect(await stored()).toEqual([mine])
  })

  it('writes nothing of a deleted meeting but that there was one', async () => {
    const meeting = newMeeting({ title: 'Salaries', notes: 'secret', changedAt: at(1) })
    await send([meeting])
    await send([{ ...meeting, isDeleted: true, changedAt: at(2) }])
    expect(await rows()).toMatchObject([
      { title: '', notes: '', attendees: [], attachments: [], isDeleted: true },
    ])
    await send([{ ...meeting, notes: 'late change of an old copy' }])
    expect(JSON.stringify(await rows())).not.toMatch(/Salaries|secret|late/)
  })

  it('takes a stamp from the future, and lets the next change of another device hold against it', async () => {
    const meeting = newMeeting({ title: 'By a clock that is wrong', changedAt: '2031-01-01T00:00:00.000Z' })
    const [seen] = (await send([meeting])).meetings
    expect(seen).toEqual(meeting)
    const next = { ...meeting, title: 'Next', changedAt: '2031-01-01T00:00:00.001Z' }
    await send([next])
    await send([meeting])
    expect(await stored()).toEqual([next])
  })

  it('has room for 20,000 meetings of a person, and says so when it is taken', async () => {
    const { db } = services.database
    await db.execute(sql`insert into meetings
      select ${person.id}, gen_random_uuid(), 'x', '2026-11-24', '10:00', '11:00', '[]', '', '[]', 0, now(), now(), false, n
      from generate_series(1, 19999) n`)
    const last = newMeeting()
    expect((await send([last], 19_999)).revision).toBe(20_000)
    const answers = await Promise.all(
      ['en', 'az', 'ru'].map((language) =>
        post({ since: 0, changes: [newMeeting()] }, { ...cookie, 'accept-language': language }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409])
    expect(answers.map((reply) => reply.json().message)).toEqual([
      expect.stringContaining('room for 20000 meetings'),
      expect.stringContaining('20000 görüş'),
      expect.stringContaining('20000 встреч'),
    ])
    const changed = { ...last, title: 'Still changed', changedAt: at(1) }
    expect((await send([changed], 20_000)).meetings).toEqual([changed])
    const other = await signIn(services, await hire(services))
    expect((await send([newMeeting()], 0, other)).revision).toBe(1)
  })
})
