import type { Language } from '@atrium/contract/core'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { notifications, notificationTexts } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const url = '/api/v1/notifications/'

describeOnDatabase('notifications', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  const tell = async (accountId: number, titles: { [key in Language]?: string }): Promise<number> => {
    const { db } = services.database
    const [row] = await db.insert(notifications).values({ accountId, createdAt: services.now() }).returning()
    const notificationId = row?.id ?? 0
    for (const [language, title] of Object.entries(titles) as [Language, string][])
      await db.insert(notificationTexts).values({ notificationId, language, title, description: title })
    return notificationId
  }
  const rowOf = async (id: number) =>
    (await services.database.db.select().from(notifications).where(eq(notifications.id, id)))[0]
  const put = (path: string, headers: Record<string, string>) =>
    app.inject({ method: 'PUT', url: path, headers })

  it.each([
    ['GET', url],
    ['PUT', `${url}read/`],
    ['PUT', `${url}1/read/`],
  ] as const)('require a session: %s %s', async (method, path) => {
    expect((await app.inject({ method, url: path })).statusCode).toBe(401)
  })

  it('belong to one person; no other person can see or mark them', async () => {
    const [mine, other] = [await hire(services), await hire(services)]
    const foreign = await tell(other.id, { EN: 'For the other' })
    const own = await tell(mine.id, { EN: 'For me' })
    const cookie = await signIn(services, mine)
    const listed = (await app.inject({ url, headers: cookie })).json()
    expect(listed.map(({ id }: { id: number }) => id)).toEqual([own])
    expect((await put(`${url}${foreign}/read/`, cookie)).statusCode).toBe(404)
    expect((await put(`${url}read/`, cookie)).statusCode).toBe(204)
    expect((await rowOf(own))?.readAt).not.toBeNull()
    expect((await rowOf(foreign))?.readAt).toBeNull()
  })

  it('keep the first time of reading', async () => {
    const person = await hire(services)
    const id = await tell(person.id, { EN: 'Once' })
    const first = services.now()
    await put(`${url}${id}/read/`, await signIn(services, person))
    services.clock.pass(3_600_000)
    const cookie = await signIn(services, person)
    await put(`${url}${id}/read/`, cookie)
    await put(`${url}read/`, cookie)
    expect((await rowOf(id))?.readAt).toEqual(first)
  })

  it('fall back to English, and then to any language, where they are not translated', async () => {
    const person = await hire(services)
    await tell(person.id, {})
    await tell(person.id, { RU: 'Только по-русски' })
    await tell(person.id, { EN: 'English', RU: 'По-русски' })
    await tell(person.id, { AZ: 'Azərbaycanca', EN: 'English' })
    const headers = { ...(await signIn(services, person)), 'accept-language': 'az' }
    const names = (await app.inject({ url, headers })).json()
    expect(names.map(({ notName }: { notName: string }) => notName)).toEqual([
      'Azərbaycanca',
      'English',
      'Только по-русски',
      '',
    ])
  })

  it('answer markup as text', async () => {
    const person = await hire(services)
    const title = '<img src=x onerror=alert(1)>'
    await tell(person.id, { EN: title })
    const headers = { ...(await signIn(services, person)), accept: 'text/html' }
    const reply = await app.inject({ url, headers })
    expect(reply.json()).toMatchObject([{ notName: title, notDesc: title }])
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it.each(['0', '01', '2147483648', "1'--"])('cannot have the id %s', async (id) => {
    const cookie = await signIn(services, await hire(services))
    expect((await put(`${url}${id}/read/`, cookie)).statusCode).toBe(404)
  })
})
