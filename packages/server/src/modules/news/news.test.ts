import type { Language } from '@atrium/contract/core'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { news, newsReads, newsTexts } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const url = '/api/v1/news/'

describeOnDatabase('news', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  afterAll(() => app.close())
  afterEach(() => services.database.db.delete(news))

  const publish = async (titles: { [key in Language]?: string }, body = ''): Promise<number> => {
    const { db } = services.database
    const [row] = await db.insert(news).values({ publishedAt: services.now() }).returning()
    const newsId = row?.id ?? 0
    for (const [language, title] of Object.entries(titles) as [Language, string][])
      await db.insert(newsTexts).values({ newsId, language, title, description: title, body })
    return newsId
  }
  const list = async (headers: Record<string, string>) => (await app.inject({ url, headers })).json()
  const put = (path: string, headers: Record<string, string>) =>
    app.inject({ method: 'PUT', url: path, headers })

  it.each([
    ['GET', url],
    ['PUT', `${url}read/`],
    ['PUT', `${url}1/read/`],
  ] as const)('require a session: %s %s', async (method, path) => {
    expect((await app.inject({ method, url: path })).statusCode).toBe(401)
  })

  it('are marked as read for each person separately', async () => {
    const ids = [await publish({ EN: 'One' }), await publish({ EN: 'Two' }), await publish({ EN: 'Three' })]
    const [one, other] = [await hire(services), await hire(services)]
    const [cookie, otherCookie] = [await signIn(services, one), await signIn(services, other)]
    const unread = async (headers: { cookie: string }) =>
      (await list(headers))
        .filter(({ isRead }: { isRead: boolean }) => !isRead)
        .map(({ notName }: { notName: string }) => notName)
    expect(await unread(cookie)).toEqual(['Three', 'Two', 'One'])
    expect((await put(`${url}${ids[1]}/read/`, cookie)).statusCode).toBe(204)
    expect(await unread(cookie)).toEqual(['Three', 'One'])
    expect((await put(`${url}read/`, cookie)).statusCode).toBe(204)
    expect(await unread(cookie)).toEqual([])
    expect(await unread(otherCookie)).toEqual(['Three', 'Two', 'One'])
  })

  it('keep the first time of reading, which is deleted with the reader', async () => {
    const id = await publish({ EN: 'Once' })
    const person = await hire(services)
    const first = services.now()
    await put(`${url}${id}/read/`, await signIn(services, person))
    services.clock.pass(3_600_000)
    const cookie = await signIn(services, person)
    await put(`${url}${id}/read/`, cookie)
    await put(`${url}read/`, cookie)
    const { db } = services.database
    expect(await db.select().from(newsReads)).toEqual([{ newsId: id, accountId: person.id, readAt: first }])
    await db.delete(news)
    expect(await db.select().from(newsReads)).toEqual([])
    expect((await put(`${url}${id}/read/`, cookie)).statusCode).toBe(404)
    expect((await put(`${url}read/`, cookie)).statusCode).toBe(204)
  })

  it('fall back to English, and then to any language, where they are not translated', async () => {
    await publish({})
    await publish({ RU: 'Только по-русски' })
    await publish({ EN: 'English', RU: 'По-русски' })
    const headers = { ...(await signIn(services, await hire(services))), 'accept-language': 'az' }
    expect((await list(headers)).map(({ notName }: { notName: string }) => notName)).toEqual([
      'English',
      'Только по-русски',
      '',
    ])
  })

  it('answer markup as text', async () => {
    const body = '<img src=x onerror=alert(1)> [here](javascript:alert(1)) <script>alert(1)</script>'
    await publish({ EN: body }, body)
    const headers = { ...(await signIn(services, await hire(services))), accept: 'text/html' }
    const reply = await app.inject({ url, headers })
    expect(reply.json()).toMatchObject([{ notName: body, notDesc: body, body }])
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })
})
