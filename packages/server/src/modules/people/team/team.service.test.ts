import { teamSample } from '@atrium/contract/people/samples'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { people } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { insertRecord } from '../records.repo.ts'

const noInfo = { AZ: [], EN: [], RU: [] }

describeOnDatabase('the team', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  const get = (headers: Record<string, string> = {}) => app.inject({ url: '/list/all/', headers })
  const positions = async (language: string): Promise<Record<number, string>> =>
    Object.fromEntries(
      (await get({ 'accept-language': language }))
        .json()
        .map(({ order, position }: { order: number; position: string }) => [order, position]),
    )

  it('is sorted by its order, with the fields of the page only', async () => {
    const reply = await get()
    expect(reply.json()).toEqual(teamSample('EN').toSorted((one, other) => one.order - other.order))
    expect(reply.headers.vary).toMatch(/accept-language/)
  })

  it('is in the stored language of a visitor whose browser prefers none of ours', async () => {
    const reply = await get({ cookie: 'i18next=ru', 'accept-language': 'de' })
    expect(reply.json()[0]).toMatchObject({ position: 'Генеральный директор' })
  })

  it('falls back to English, and then to any language, where a position is not translated', async () => {
    const { db } = services.database
    const write = (order: number, job: { AZ: string; EN: string; RU: string }) =>
      db.update(people).set({ job }).where(eq(people.portraitOrder, order))
    await write(1, { AZ: '', EN: 'Chief executive', RU: 'Генеральный директор' })
    await write(2, { AZ: '', EN: '', RU: 'Технический директор' })
    await write(3, { AZ: '', EN: '', RU: '' })
    expect(await positions('az')).toMatchObject({ 1: 'Chief executive', 2: 'Технический директор', 3: '' })
  })

  it('keeps the portrait of a person without a badge who gets a record, also with a shared mailbox', async () => {
    const { db } = services.database
    const job = { AZ: '', EN: 'Partner', RU: '' }
    const person = { surname: 'Quliyeva', email: 'office@caspora.example', job, otherInfo: noInfo }
    await db.insert(people).values([
      { ...person, name: 'Sevda', portraitOrder: 13 },
      { ...person, name: 'Nigar', portraitOrder: 14 },
    ])
    await insertRecord(db, { ...person, name: 'Sevda', number: 900 })
    expect(await positions('en')).toMatchObject({ 13: 'Partner', 14: 'Partner' })
    const [record] = await db.select().from(people).where(eq(people.number, 900))
    expect(record?.portraitOrder).toBe(13)
  })

  it('does not show a person who has left', async () => {
    await services.database.db.update(people).set({ leftAt: new Date() }).where(eq(people.portraitOrder, 12))
    expect(Object.keys(await positions('en'))).not.toContain('12')
  })

  it.each(['/list/nobody', '/list/all/1', '/list/'])('answers %s as an unknown call', async (url) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ message: 'There is nothing at this address.' })
  })
})
