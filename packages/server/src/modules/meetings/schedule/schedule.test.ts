import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { company, dayAndTime } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import { writeMeetingDate } from '@atrium/contract/meetings'
import { scheduleSample } from '@atrium/contract/meetings/samples'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { scheduledMeetings } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { temporaryFolder, testServices } from '#testing/services.ts'
import { signIn } from '#testing/staff.ts'

async function builtApplication(): Promise<string> {
  const folder = await temporaryFolder()
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
  await writeFile(path.join(folder, 'Schedule.json'), '[{"title":"a file that was left behind"}]')
  return folder
}

describeOnDatabase('the company’s schedule', (open) => {
  let database: Awaited<ReturnType<typeof open>>
  let app: FastifyInstance
  let cookie: { cookie: string }
  let today: string
  beforeAll(async () => {
    today = dayAndTime(new Date(), company.timeZone).day
    database = await open()
    const services = await testServices(database, { distDir: await builtApplication() })
    app = await buildApp({ services })
    cookie = await signIn(services, { id: 1 })
  })
  afterAll(() => app.close())

  const get = (url = '/Schedule.json', headers: Record<string, string> = cookie) =>
    app.inject({ url, headers })

  it('has the samples of the week of the first start and of the three after it, in the form of the specification', async () => {
    const reply = await get()
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(reply.json()).toEqual([0, 7, 14, 21].flatMap((days) => scheduleSample(addDays(today, days))))
  })

  it.each([
    '/Schedule.json',
    '/Schedule.json/',
    '/Schedule%2Ejson',
    '/%53chedule.json',
    '/Schedule.json?x=1',
  ])('is answered at %s as JSON, 401 without a session, and never as a file', async (url) => {
    const reply = await get(url, {})
    expect([reply.statusCode, reply.json().message]).toEqual([401, expect.stringMatching(/\w/)])
    expect((await get(url)).body).not.toContain('left behind')
  })

  it('has notes only where they exist, and titles as text', async () => {
    const { db } = database
    const title = '<b>Budget</b>'
    await db.insert(scheduledMeetings).values({
      title,
      day: '2030-01-07',
      start: '09:00',
      end: '09:30',
      attendees: [],
      notes: 'Room 4',
    })
    expect((await get()).json().at(-1)).toEqual({
      title,
      date: '2030/01/07',
      start_time: '09:00',
      end_time: '09:30',
      attendees: [],
      notes: 'Room 4',
    })
  })

  it('has dates with slashes', () => {
    expect(writeMeetingDate('2026-11-24')).toBe('2026/11/24')
  })
})
