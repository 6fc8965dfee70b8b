import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { deletedMeeting, type Meeting } from '@atrium/contract/meetings'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { files, meetingFiles, meetings } from '#db/schema.ts'
import { purge, purgeDryRun } from '#modules/retention/index.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { multipart } from '#testing/forms.ts'
import { newMeeting } from '#testing/meetings.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

describeOnDatabase('the file of a meeting that no meeting refers to', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let person: Awaited<ReturnType<typeof hire>>
  let cookie: Record<string, string>
  let id: string
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  beforeEach(async () => {
    id = randomUUID()
    person = await hire(services)
    cookie = await signIn(services, person)
  })
  afterEach(async () => {
    const { db } = services.database
    await db.delete(meetings)
    await db.delete(meetingFiles)
    for (const { key } of await db.delete(files).returning()) await services.storage.remove(key)
  })
  afterAll(() => app.close())

  const addressOf = (own: string) => `/api/v1/meetings/attachments/${own}/`
  const upload = async (own = id) => {
    const form = multipart([['file', { name: 'plan.pdf', content: Buffer.from('content') }]])
    const headers = { ...form.headers, ...cookie }
    const reply = await app.inject({ method: 'PUT', url: addressOf(own), payload: form.payload, headers })
    expect(reply.statusCode).toBe(204)
  }
  const download = (own = id) => app.inject({ url: addressOf(own), headers: cookie })
  const traces = async () => ({
    records: (await services.database.db.select().from(files)).length,
    named: (await services.database.db.select().from(meetingFiles)).length,
    stored: (await readdir(path.join(services.config.dataDir, 'files'))).length,
  })
  const one = { records: 1, named: 1, stored: 1 }
  const none = { records: 0, named: 0, stored: 0 }
  const sync = async (change: Meeting) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/meetings/sync/',
      headers: cookie,
      payload: { since: 0, changes: [change] },
    })
    expect(reply.statusCode).toBe(200)
  }
  const naming = (changes: Partial<Meeting> = {}) =>
    newMeeting({ attachments: [{ id, name: 'plan.pdf', size: 7 }], ...changes })
  /** A session does not last so long. */
  const days = async (count: number) => {
    services.clock.pass(count * 24 * 3_600_000)
    cookie = await signIn(services, person)
  }

  it('is kept for a week, in which its meeting may arrive, and deleted then', async () => {
    const waiting = randomUUID()
    await upload()
    await upload(waiting)
    await purge(services)
    await days(7)
    await sync(naming())
    expect((await purge(services)).meetingFiles).toBe(0)
    services.clock.pass(1)
    expect((await purgeDryRun(services)).meetingFiles).toBe(1)
    expect((await purge(services)).meetingFiles).toBe(1)
    expect([(await download()).statusCode, (await download(waiting)).statusCode]).toEqual([200, 404])
    expect(await traces()).toEqual(one)
  })

  it('is kept for a week from the deletion of its meeting, which may be restored', async () => {
    const meeting = naming()
    await upload()
    await sync(meeting)
    await days(30)
    await purge(services)
    await sync(deletedMeeting(meeting, '2026-12-21T10:00:00.000Z'))
    await purge(services)
    await days(6)
    await sync({ ...meeting, changedAt: '2026-12-27T10:00:00.000Z' })
    await purge(services)
    await days(30)
    expect((await purge(services)).meetingFiles).toBe(0)
    expect((await download()).statusCode).toBe(200)
    await sync({ ...meeting, attachments: [], changedAt: '2027-01-30T10:00:00.000Z' })
    await purge(services)
    await days(8)
    expect((await purge(services)).meetingFiles).toBe(1)
    expect(await traces()).toEqual(none)
  })

  it('is not kept for the meeting of another person', async () => {
    await upload()
    const { db } = services.database
    await sync(naming())
    await db
      .update(meetings)
      .set({ accountId: (await hire(services)).id })
      .where(eq(meetings.accountId, person.id))
    await purge(services)
    await days(8)
    expect((await purge(services)).meetingFiles).toBe(1)
  })
})
