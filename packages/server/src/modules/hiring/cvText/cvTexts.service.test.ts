import { desc, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { applicationEvents, applications, cvTexts, files } from '#db/schema.ts'
import { deleteFiles } from '#storage/files.repo.ts'
import { applyUrl, post } from '#testing/apply.ts'
import { docx } from '#testing/cvFixtures.ts'
import { describeOnDatabase, describeOnEachDatabase } from '#testing/databases.ts'
import { cvFile, vacancyForm } from '#testing/forms.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { readWaitingCvs } from './cvTexts.service.ts'

let services: TestServices
let app: FastifyInstance

const cvOf = (text: string, name = 'cv.docx') => cvFile(name, docx(`<w:p><w:t>${text}</w:t></w:p>`))

async function apply(email: string, cv: ReturnType<typeof cvFile>) {
  const reply = await post(app, applyUrl, vacancyForm({ email, cv }))
  expect(reply.statusCode).toBe(200)
}

const texts = () =>
  services.database.db
    .select({ state: cvTexts.state, text: cvTexts.text })
    .from(cvTexts)
    .orderBy(cvTexts.fileId)

const waiting = { state: 'waiting', text: '' }

describeOnEachDatabase('the text of a CV', (open) => {
  beforeAll(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  it('waits from the upload on, and is read once', async () => {
    await apply('one@example.com', cvOf('Java and SQL'))
    expect(await texts()).toEqual([waiting])
    const history = await services.database.db.select().from(applicationEvents)
    expect(history).toMatchObject([
      { kind: 'received', accountId: null },
      { kind: 'mail', accountId: null },
    ])
    expect(await readWaitingCvs(services)).toBe(1)
    expect(await texts()).toEqual([{ state: 'read', text: 'Java and SQL' }])
    expect(await readWaitingCvs(services)).toBe(0)
  })

  it('is found by any spelling of its words', async () => {
    await apply('two@example.com', cvOf('Mühəndis-proqramçı'))
    await readWaitingCvs(services)
    const found = await services.database.db
      .select({ text: cvTexts.text })
      .from(cvTexts)
      .where(sql`${cvTexts.search} @@ to_tsquery('simple', fold_text('MUHENDIS'))`)
    expect(found).toEqual([{ text: 'Mühəndis-proqramçı' }])
  })

  it('is unreadable when the file is gone, or has too many words for an index', async () => {
    await apply('three@example.com', cvOf('Lost'))
    const [last] = await services.database.db.select().from(files).orderBy(desc(files.id)).limit(1)
    await services.storage.remove(last?.key ?? '')
    const letter = (place: number) => String.fromCharCode(0x4e00 + (Math.floor(place) % 20_000))
    const words = Array.from(
      { length: 33_000 },
      (_, at) => `${letter(at)}${letter(at / 20_000)}-${letter(at)}${letter(at / 20_000 + 2)}`,
    )
    await apply('four@example.com', cvOf(words.join(' ')))
    expect(await readWaitingCvs(services)).toBe(2)
    expect((await texts()).slice(2)).toEqual(Array(2).fill({ state: 'unreadable', text: '' }))
  })

  it('is deleted with its file', async () => {
    const { db } = services.database
    const ids = await db.delete(applications).returning({ id: applications.cvFileId })
    await deleteFiles(
      db,
      ids.map(({ id }) => id),
    )
    expect(await texts()).toEqual([])
  })
})

describeOnDatabase('several servers', (open) => {
  it('read each CV once, and do not wait for each other', async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
    for (const email of ['one', 'two', 'three', 'four']) await apply(`${email}@example.com`, cvOf(email))
    const counts = await Promise.all([readWaitingCvs(services), readWaitingCvs(services)])
    expect((await texts()).map(({ text }) => text)).toEqual(['one', 'two', 'three', 'four'])
    if (services.database.kind === 'postgres') expect(counts[0] + counts[1]).toBe(4)
    await app.close()
  })
})
