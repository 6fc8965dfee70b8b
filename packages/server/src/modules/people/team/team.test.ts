import { teamSample } from '@atrium/contract/people/samples'
import { and, eq, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { teamMemberTexts } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'

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
    const of = (memberId: number) => eq(teamMemberTexts.memberId, memberId)
    await db.delete(teamMemberTexts).where(and(of(2), eq(teamMemberTexts.language, 'AZ')))
    await db.delete(teamMemberTexts).where(and(of(4), ne(teamMemberTexts.language, 'RU')))
    await db.delete(teamMemberTexts).where(of(1))
    expect(await positions('az')).toMatchObject({ 1: 'Chief executive', 2: 'Технический директор', 3: '' })
  })

  it.each(['/list/nobody', '/list/all/1', '/list/'])('answers %s as an unknown call', async (url) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ message: 'There is nothing at this address.' })
  })
})
