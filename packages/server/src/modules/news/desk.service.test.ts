import type { DeskNews, NewsItem } from '@atrium/contract/news'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { accounts, auditLog, events, mails, news, notifications, people } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'
import { announceDueNews } from './desk.service.ts'

const text = (title: string) => ({ title, description: `${title}.`, body: '' })
const texts = { AZ: text('Ofis'), EN: text('Office'), RU: text('Офис') }
const fields = {
  topic: 'company',
  texts,
  units: [] as string[],
  mustRead: false,
  hasReactions: false,
  hasComments: false,
  endsOn: '',
  isUnreadAgain: false,
}

describeOnDatabase('news at the desk', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let admin: AccountRecord
  let editor: AccountRecord
  let reader: AccountRecord
  beforeEach(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
    admin = await hire(services, { role: 'admin', name: 'Rauf', surname: 'Əliyev' })
    editor = await hire(services, { role: 'editor' })
    reader = await hire(services, { name: 'Olga', surname: 'Petrova' })
  })
  afterEach(() => app.close())

  const call = async (
    account: AccountRecord,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const headers = { ...(await signIn(services, account)), 'accept-language': 'en' }
    const reply = await app.inject({ method, url: `/api/v1/${url}`, headers, ...(payload && { payload }) })
    return { status: reply.statusCode, body: reply.statusCode === 204 ? undefined : reply.json() }
  }
  const write = async (changes: Partial<typeof fields> = {}): Promise<DeskNews> => {
    const { body: draft } = await call(editor, 'POST', 'desk/news/')
    const { body } = await call(editor, 'PUT', `desk/news/${draft.id}/`, {
      revision: draft.revision,
      ...fields,
      ...changes,
    })
    return body
  }
  const publish = ({ id, revision }: DeskNews, options: object = { when: 'now' }) =>
    call(admin, 'PUT', `desk/news/${id}/publication/`, { revision, ...options })
  const titles = async (account = reader) =>
    (await call(account, 'GET', 'news/')).body.map(({ notName }: NewsItem) => notName)

  it('are read after their publication, by those who may publish', async () => {
    const item = await write()
    expect(await titles()).toEqual([])
    expect(
      (await call(editor, 'PUT', `desk/news/${item.id}/publication/`, { revision: 2, when: 'now' })).status,
    ).toBe(403)
    expect((await publish(item)).status).toBe(200)
    expect(await titles()).toEqual(['Office'])
    expect((await call(editor, 'PUT', `desk/news/${item.id}/`, { revision: 3, ...fields })).status).toBe(403)
    expect((await publish({ ...item, revision: 3 }, { when: 'never' })).status).toBe(200)
    expect(await titles()).toEqual([])
  })

  it('are not published with a missing text, nor overwritten by a second editor', async () => {
    const item = await write({ texts: { ...texts, RU: text('') } })
    const refused = await publish(item)
    expect([refused.status, refused.body.errors]).toEqual([400, { 'texts.RU.title': 'titleRequired' }])
    const old = { revision: 1, ...fields }
    expect((await call(editor, 'PUT', `desk/news/${item.id}/`, old)).status).toBe(409)
  })

  it('appear at their time and go after their last day, announced once by two servers', async () => {
    const item = await write({ endsOn: '2026-11-23' })
    const later = { when: 'later', day: '2026-11-22', time: '09:00' }
    expect((await publish(item, { ...later, day: '2026-11-20' })).body).toMatchObject({
      errors: { day: 'timePassed' },
    })
    expect((await publish(item, { ...later, day: '2026-11-24' })).body.errors).toEqual({
      day: 'newsEndTooEarly',
    })
    await publish(item, later)
    const { db } = services.database
    await announceDueNews(services)
    expect(await titles()).toEqual([])
    services.clock.pass(24 * 3_600_000)
    expect(await titles()).toEqual(['Office'])
    await db.delete(events)
    await Promise.all([announceDueNews(services), announceDueNews(services)])
    expect(await db.select().from(events)).toMatchObject([{ tag: 'News' }])
    const [{ announcedAt } = {}] = await db.select().from(news)
    services.clock.pass(60_000)
    await announceDueNews(services)
    expect(await db.select().from(news)).toMatchObject([{ announcedAt }])
    services.clock.pass(2 * 24 * 3_600_000)
    expect(await titles()).toEqual([])
  })

  it('of a unit are read by its people only', async () => {
    const unit = { AZ: 'Satış', EN: 'Sales', RU: 'Продажи' }
    await services.database.db.update(people).set({ unit }).where(eq(people.id, reader.personId))
    const item = await write({ units: ['Satış'] })
    await publish(item)
    expect([await titles(), await titles(editor)]).toEqual([['Office'], []])
    expect((await call(editor, 'PUT', `news/${item.id}/read/`)).status).toBe(404)
    expect((await call(editor, 'GET', `desk/news/${item.id}/`)).body.unitNames).toContainEqual(unit)
  })

  it('that must be read name who has not, and remind them once a day', async () => {
    const item = await write({ mustRead: true })
    await publish(item)
    await services.database.db.update(accounts).set({ language: 'AZ' }).where(eq(accounts.id, admin.id))
    await call(reader, 'PUT', `news/${item.id}/read/`)
    const { body } = await call(editor, 'GET', `desk/news/${item.id}/`)
    expect([body.readers, body.unread.length, body.unread.includes('Olga Petrova')]).toEqual([1, 2, false])
    const remind = async () => (await call(editor, 'POST', `desk/news/${item.id}/reminder/`)).status
    expect([await remind(), await remind()]).toEqual([200, 409])
    const sent = await services.database.db.select().from(notifications)
    expect(sent.map(({ accountId }) => accountId).toSorted()).toEqual([admin.id, editor.id].toSorted())
    const letters = await services.database.db.select().from(mails).orderBy(asc(mails.id))
    expect(letters.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [admin.email, 'Oxumağınız gözlənilir: Ofis'],
        [editor.email, 'Please read: Office'],
      ].toSorted(),
    )
    expect(letters[0]?.text).toContain(`${services.siteUrl()}/staff/news#news-${item.id}`)
    services.clock.pass(24 * 3_600_000)
    expect(await remind()).toBe(200)
  })

  it('stay read after a correction, unless they are to be unread again', async () => {
    const item = await write()
    await publish(item)
    await call(reader, 'PUT', `news/${item.id}/read/`)
    const correct = (revision: number, isUnreadAgain: boolean) =>
      call(admin, 'PUT', `desk/news/${item.id}/`, { ...fields, revision, isUnreadAgain })
    const isRead = async () => (await call(reader, 'GET', 'news/')).body[0].isRead
    await correct(3, false)
    expect(await isRead()).toBe(true)
    await correct(4, true)
    expect(await isRead()).toBe(false)
  })

  it('are asked for by an editor, of which the publishers are notified once', async () => {
    const item = await write()
    for (const _time of [1, 2]) await call(editor, 'PUT', `desk/news/${item.id}/question/`)
    const sent = await services.database.db.select().from(notifications)
    expect(sent).toMatchObject([{ accountId: admin.id, href: `/staff/desk/news/${item.id}` }])
  })

  it('leave their texts before and after a change in the audit log', async () => {
    const item = await write()
    await call(editor, 'PUT', `desk/news/${item.id}/`, {
      ...fields,
      revision: item.revision,
      texts: { ...texts, EN: { ...texts.EN, title: 'New office' } },
    })
    const entries = await services.database.db.select().from(auditLog).where(eq(auditLog.kind, 'news_texts'))
    expect(entries.at(-1)).toMatchObject({
      actorId: editor.id,
      recordId: String(item.id),
      before: { language: 'EN', title: 'Office' },
      after: { language: 'EN', title: 'New office' },
    })
  })

  it('are deleted as drafts by editors', async () => {
    const { id } = await write()
    expect((await call(editor, 'DELETE', `desk/news/${id}/`)).status).toBe(204)
    expect((await call(editor, 'GET', 'desk/news/')).body.items).toEqual([])
  })
})
