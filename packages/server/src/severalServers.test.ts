import { setTimeout as sleep } from 'node:timers/promises'
import { asc, eq, ne, notLike } from 'drizzle-orm'
import { openDatabase } from '#db/database.ts'
import { applications, categoryTexts, files, mails } from '#db/schema.ts'
import { sampleSignIns } from '#db/seeds/accounts.seed.ts'
import type { OpenDatabase } from '#db/types.ts'
import { applyUrl } from '#testing/apply.ts'
import { pdf } from '#testing/cvFixtures.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type Fleet, startFleet } from '#testing/fleet.ts'
import { cvFile, multipart, vacancyForm } from '#testing/forms.ts'
import { MailCatcher } from '#testing/mailCatcher.ts'
import { type S3Server, startS3Server } from '#testing/s3Server.ts'

/** Milliseconds: real starts, which are slow on a busy machine. */
jest.setTimeout(600_000)

async function apply(url: string, email: string): Promise<number> {
  const { headers, payload } = multipart(vacancyForm({ email, cv: cvFile('cv.pdf', pdf(2000)) }))
  const reply = await fetch(`${url}${applyUrl}`, { method: 'POST', headers, body: new Uint8Array(payload) })
  return reply.status
}

describeOnDatabase('two servers on one database', (_open, locate) => {
  const mailServer = new MailCatcher()
  let s3: S3Server
  let fleet: Fleet
  let database: OpenDatabase
  let urls: string[]
  let isPossible = true

  beforeAll(async () => {
    const location = await locate()
    // A database in memory belongs to one process.
    isPossible = location.kind === 'postgres'
    if (location.kind !== 'postgres') return
    s3 = await startS3Server()
    fleet = await startFleet({
      size: 2,
      databaseUrl: location.url,
      bucket: await s3.bucket('uploads'),
      env: {
        SEED: 'samples',
        SMTP_URL: await mailServer.listen(),
        LOOKUP_RATE_LIMIT: '3',
        APPLY_RATE_LIMIT: '1000',
      },
    })
    urls = fleet.urls()
    database = await openDatabase({ database: location, seed: 'none' })
  })
  afterAll(async () => {
    if (!isPossible) return
    await database.close()
    await fleet.stop()
    await s3.stop()
    await mailServer.close()
  })

  it('show a change of the content that somebody else wrote', async () => {
    if (!isPossible) return
    const shown = (url: string) => fetch(`${url}/api/v1/categories/`).then((reply) => reply.text())
    for (const url of urls) expect(await shown(url)).not.toContain('Renamed elsewhere')
    await database.db.update(categoryTexts).set({ name: 'Renamed elsewhere' })
    for (const url of urls) while (!(await shown(url)).includes('Renamed elsewhere')) await sleep(50)
  })

  it('share sessions, rate limits and uploads, and fail no request while one after the other is replaced', async () => {
    if (!isPossible) return
    const [one = '', two = ''] = urls

    const [sample] = await sampleSignIns(database.db)
    const login = await fetch(`${one}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: sample?.email, password: sample?.password }),
    })
    expect(login.status).toBe(200)
    const cookie = login.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    expect((await fetch(`${two}/api/v1/me/`, { headers: { cookie } })).status).toBe(200)

    const look = (url: string) => fetch(`${url}/api/rooms/`).then(({ status }) => status)
    expect([await look(one), await look(two), await look(one), await look(two)]).toEqual([200, 200, 200, 429])

    const statuses: number[] = []
    const sent: string[] = []
    let isOver = false
    const send = async (sender: number) => {
      for (let count = 0; !isOver; count += 1) {
        const email = `sender-${sender}-${count}@person.example`
        const [page, application] = await Promise.all([
          fetch(`${fleet.url}/api/v1/jobs/`).then(({ status }) => status),
          apply(fleet.url, email),
        ])
        statuses.push(page, application)
        sent.push(email)
        await sleep(50)
      }
    }
    const senders = [0, 1].map(send)
    await fleet.replace(0, 'SIGTERM')
    await fleet.replace(1, 'SIGTERM')
    isOver = true
    await Promise.all(senders)
    expect(statuses.filter((status) => status !== 200)).toEqual([])

    // Besides the samples.
    const rows = await database.db
      .select({ email: applications.email })
      .from(applications)
      .innerJoin(files, eq(files.id, applications.cvFileId))
      .where(notLike(applications.fingerprint, 'sample %'))
    expect(rows.map(({ email }) => email).sort()).toEqual(sent.sort())
    const others = ne(files.mediaType, 'image/webp')
    expect(await database.db.$count(files, others)).toBe(await database.db.$count(applications))

    // Two mails for each application, each delivered once.
    let states: string[] = []
    while (states.length === 0 || states.includes('queued')) {
      await sleep(100)
      states = (await database.db.select().from(mails).orderBy(asc(mails.id))).map(({ status }) => status)
    }
    const ids = mailServer.received.map((mail) => /^message-id: (.*)$/im.exec(mail)?.[1])
    expect(ids).toHaveLength(states.length)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(2 * sent.length)
  })
})
