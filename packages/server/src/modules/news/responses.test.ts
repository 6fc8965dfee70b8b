import type { Role } from '@atrium/contract/accounts'
import { limits } from '@atrium/contract/core'
import type { NewsComment, NewsItem } from '@atrium/contract/news'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { auditLog, events, news, newsComments, newsTexts } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

describeOnDatabase('reactions and comments', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let [murad, olga, editor]: AccountRecord[] = []
  let id: number
  beforeEach(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
    const hired = (role: Role, name: string) => hire(services, { role, name, surname: 'Petrova' })
    ;[murad, olga, editor] = [
      await hired('staff', 'Murad'),
      await hired('staff', 'Olga'),
      await hired('editor', 'Aysel'),
    ]
    id = await publish({ hasReactions: true, hasComments: true })
  })
  afterEach(() => app.close())

  const publish = async (changes: Partial<typeof news.$inferInsert>): Promise<number> => {
    const { db } = services.database
    const [row] = await db
      .insert(news)
      .values({ publishedAt: services.now(), ...changes })
      .returning()
    const newsId = row?.id ?? 0
    await db.insert(newsTexts).values({ newsId, language: 'EN', title: `${newsId}`, description: 'Text' })
    return newsId
  }
  const call = async (
    account: AccountRecord | undefined,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
  ) => {
    if (!account) throw new Error('Nobody is hired.')
    const headers = await signIn(services, account)
    const url = `/api/v1/news/${path}`
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: reply.statusCode, body: reply.statusCode === 204 ? undefined : reply.json() }
  }
  const first = async (account: AccountRecord | undefined): Promise<NewsItem> =>
    (await call(account, 'GET', '')).body[0]
  const comment = (account: AccountRecord | undefined, text: string) =>
    call(account, 'POST', `${id}/comments/`, { text })
  const comments = async (account: AccountRecord | undefined): Promise<NewsComment[]> =>
    (await call(account, 'GET', `${id}/comments/`)).body

  it('are counted, and reach every open page', async () => {
    await services.database.db.delete(events)
    await call(murad, 'PUT', `${id}/reactions/celebrate/`, { isOn: true })
    await call(olga, 'PUT', `${id}/reactions/celebrate/`, { isOn: true })
    await call(olga, 'PUT', `${id}/reactions/love/`, { isOn: true })
    await comment(olga, 'Well done!')
    const { reactions, comments } = await first(murad)
    expect(reactions).toEqual([
      { name: 'like', count: 0, isOwn: false },
      { name: 'love', count: 1, isOwn: false },
      { name: 'celebrate', count: 2, isOwn: true },
    ])
    expect(comments).toBe(1)
    const tags = (await services.database.db.select().from(events)).map(({ tag }) => tag)
    expect(tags).toEqual(['News', 'News', 'News', 'News'])
  })

  it('are refused for an item without them, and for one that the person does not read', async () => {
    const plain = await publish({})
    const planned = await publish({
      hasReactions: true,
      hasComments: true,
      publishedAt: new Date(services.now().getTime() + 60_000),
    })
    for (const one of [plain, planned]) {
      expect((await call(murad, 'PUT', `${one}/reactions/like/`, { isOn: true })).status).toBe(404)
      expect((await call(murad, 'GET', `${one}/comments/`)).status).toBe(404)
      expect((await call(murad, 'POST', `${one}/comments/`, { text: 'Hello' })).status).toBe(404)
    }
    expect(await first(murad)).not.toHaveProperty('reactions')
  })

  it('are deleted by their author and by an editor, whose removal is in the audit log', async () => {
    for (const text of ['One', 'Two']) await comment(olga, text)
    const [one, two] = await comments(olga)
    expect((await comments(murad)).map(({ name, text, mayDelete }) => [name, text, mayDelete])).toEqual([
      ['Olga Petrova', 'One', false],
      ['Olga Petrova', 'Two', false],
    ])
    const remove = async (account: AccountRecord | undefined, of: NewsComment | undefined) =>
      (await call(account, 'DELETE', `comments/${of?.id}/`)).status
    expect([await remove(murad, one), await remove(olga, one)]).toEqual([404, 204])
    expect((await comments(editor))[0]?.mayDelete).toBe(true)
    expect(await remove(editor, two)).toBe(204)
    const entries = await services.database.db.select().from(auditLog)
    expect(entries.filter(({ kind }) => kind === 'news_comments')).toMatchObject([
      { actorId: editor?.id, action: 'removed', recordId: `${id}`, before: { text: 'Two' } },
    ])
  })

  it('end at a number of comments', async () => {
    const full = Array.from({ length: limits.newsComments }, () => ({
      newsId: id,
      accountId: olga?.id ?? 0,
      text: 'Hi',
    }))
    await services.database.db.insert(newsComments).values(full)
    expect((await comment(murad, 'One more')).status).toBe(409)
  })

  it('leave older news within reach, a page before the other', async () => {
    const { db } = services.database
    await db.delete(news)
    const many = Array.from({ length: limits.shownNews + 2 }, () => ({ publishedAt: services.now() }))
    await db.insert(news).values(many)
    const { body: newest } = await call(murad, 'GET', '')
    expect(newest).toHaveLength(limits.shownNews)
    const { body: older } = await call(murad, 'GET', `?before=${newest.at(-1).id}`)
    expect(older.map((one: NewsItem) => one.id)).toEqual([newest.at(-1).id - 1, newest.at(-1).id - 2])
  })
})
