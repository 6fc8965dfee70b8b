import { type ContentItem, type ContentValue, editingSeconds } from '@atrium/contract/content'
import { inEachLanguage, languages } from '@atrium/contract/core'
import { describedAddress } from '@atrium/contract/pictures'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { auditLog, contentVersions, notifications } from '#db/schema.ts'
import { setContentTexts, withContentTexts } from '#i18n/contentTexts.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'
import { publishDueContent } from './content.service.ts'
import { readPublishedTexts } from './publishedTexts.service.ts'

const asked = (question: string) => ({ question, answer: 'Yes.' })
const night: ContentValue = {
  facts: {},
  texts: { AZ: asked('Gecə?'), EN: asked('At night {{sic}}?'), RU: asked('Ночью?') },
}

describeOnDatabase('the content of the site', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let admin: AccountRecord
  let editor: AccountRecord
  beforeEach(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
    admin = await hire(services, { role: 'admin', name: 'Rauf', surname: 'Əliyev' })
    editor = await hire(services, { role: 'editor', name: 'Aysel', surname: 'Kərimova' })
  })
  afterEach(async () => {
    await app.close()
    setContentTexts()
  })

  const call = async (
    account: AccountRecord,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path = '',
    payload?: object,
  ) => {
    const reply = await app.inject({
      ...{ method, url: `/api/v1/desk/content/question/${path}`, headers: await signIn(services, account) },
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
  }
  const list = async (): Promise<ContentItem[]> => (await call(editor, 'GET')).body
  /** What visitors read in English, by key. */
  const shown = async () => {
    await readPublishedTexts(services.database.db)
    const { faq } = withContentTexts('en', 'about', { faq: { items: { shipped: 'yes' } } }) as {
      faq: { items: Record<string, { question: string }> }
    }
    return faq.items
  }

  it('is what the application ships until something is published', async () => {
    const items = await list()
    expect(items.map(({ key }) => key)).toEqual(['estimate', 'slip', 'place', 'code', 'data'])
    expect(items[0]?.draft.texts.RU.question).toMatch(/\p{Script=Cyrillic}/u)
    expect(await shown()).toEqual({ shipped: 'yes' })
    const { body: draft } = await call(editor, 'POST', '', { value: night })
    expect(Object.keys(await shown())).toEqual(['estimate', 'slip', 'place', 'code', 'data'])
    await call(admin, 'POST', `${draft.key}/publication/`, { revision: 1, at: '' })
    expect((await shown())[draft.key]).toEqual(night.texts.EN)
    const [entry] = await services.database.db.select().from(auditLog).where(eq(auditLog.kind, 'content'))
    expect(entry).toMatchObject({ actorId: admin.id, after: { published: night } })
  })

  it('is published by those who may; an editor asks for it', async () => {
    const body = { revision: 1, at: '' }
    expect((await call(editor, 'POST', 'slip/publication/', body)).status).toBe(403)
    expect((await call(editor, 'PUT', 'order/', { keys: [] })).status).toBe(403)
    expect((await call(editor, 'POST', 'slip/question/', { revision: 1 })).body.isAsked).toBe(true)
    expect((await list()).filter(({ isAsked }) => isAsked)).toHaveLength(1)
    await call(editor, 'POST', 'slip/question/', { revision: 1 })
    const href = '/staff/desk/content/question/slip'
    const sent = await services.database.db.select().from(notifications).where(eq(notifications.href, href))
    // The sample administrator too.
    expect(sent.map(({ accountId }) => accountId)).toHaveLength(2)
    expect(sent.some(({ accountId }) => accountId === editor.id)).toBe(false)
    await call(editor, 'PUT', 'slip/', { revision: 1, value: night, upToDate: [] })
    const half = { ...night, texts: { ...night.texts, RU: asked('') } }
    await call(editor, 'PUT', 'code/', { revision: 1, value: half, upToDate: [] })
    expect((await call(editor, 'POST', 'code/question/', { revision: 2 })).body.errors).toEqual({
      'value.texts.RU.question': expect.any(String),
    })
    expect((await list()).filter(({ isAsked }) => isAsked)).toEqual([])
    expect((await call(await hire(services), 'GET')).status).toBe(403)
  })

  it('is not overwritten by a second editor', async () => {
    const change = { revision: 1, value: night, upToDate: languages }
    expect((await call(editor, 'PUT', 'code/', change)).status).toBe(200)
    expect((await call(admin, 'PUT', 'code/', change)).status).toBe(409)
    expect((await call(admin, 'POST', 'code/publication/', { revision: 1, at: '' })).status).toBe(409)
  })

  it('keeps the joiners and spaces of a text that the editor has not touched', async () => {
    const story = async () => (await call(editor, 'GET', '../story/')).body[0] as ContentItem
    const { draft, revision } = await story()
    expect(draft.texts.AZ.text).toContain('\u2060')
    const sent = Object.entries(draft.texts).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.replaceAll('\u2060', '')])),
    ])
    const value = { ...draft, texts: Object.fromEntries(sent) }
    value.texts.RU.founded = '2015'
    const saved = await call(editor, 'PUT', '../story/story/', { revision, value, upToDate: [] })
    expect(saved.body.draft.texts.AZ).toEqual(draft.texts.AZ)
    expect(saved.body.textStates).toEqual({ AZ: 'outdated', EN: 'outdated', RU: 'ready' })
  })

  it('plans nothing for a time that has passed', async () => {
    const at = new Date(services.now().getTime() - 60_000).toISOString()
    await call(editor, 'PUT', 'code/', { revision: 1, value: night, upToDate: [] })
    const reply = await call(admin, 'POST', 'code/publication/', { revision: 2, at })
    expect([reply.status, reply.body.errors]).toEqual([400, { at: expect.any(String) }])
    expect((await list()).find(({ key }) => key === 'code')?.published).not.toEqual(night)
  })

  it('names the others who edit the same, until they have left', async () => {
    const mark = async (account: AccountRecord, subject = 'content.question.code') =>
      (
        await app.inject({
          ...{ method: 'PUT', url: `/api/v1/desk/editing/${subject}/` },
          headers: await signIn(services, account),
        })
      ).json()
    expect(await mark(editor)).toEqual([])
    expect(await mark(admin)).toEqual(['Aysel Kərimova'])
    expect(await mark(editor)).toEqual(['Rauf Əliyev'])
    expect(await mark(admin, 'content.question.data')).toEqual([])
    services.clock.pass(editingSeconds * 1000)
    expect(await mark(admin)).toEqual([])
  })

  it('is published once at its time, also by several servers', async () => {
    await call(editor, 'PUT', 'data/', { revision: 1, value: night, upToDate: [] })
    const later = new Date(services.now().getTime() + 3_600_000)
    const plan = { revision: 2, at: later.toISOString() }
    expect((await call(admin, 'POST', 'data/publication/', plan)).body).toMatchObject({
      publishAt: plan.at,
      published: { texts: { EN: { question: 'How do you handle our data?' } } },
    })
    const failures = jest.fn()
    const publish = (now: Date) =>
      publishDueContent({ database: services.database, now: () => now }, failures)
    await publish(new Date(later.getTime() - 1))
    expect((await shown()).data).not.toEqual(night.texts.EN)
    await Promise.all([publish(later), publish(later)])
    expect(failures).not.toHaveBeenCalled()
    expect((await shown()).data).toEqual(night.texts.EN)
    const versions = await services.database.db.select().from(contentVersions)
    expect(versions).toMatchObject([{ number: 1, value: night, accountId: admin.id }])
    const [item] = (await list()).filter(({ key }) => key === 'data')
    expect(item).toMatchObject({ publishAt: null, published: night })
  })

  it('drops a plan when the draft changes', async () => {
    const at = new Date(services.now().getTime() + 3_600_000).toISOString()
    await call(admin, 'POST', 'slip/publication/', { revision: 1, at })
    const { body } = await call(editor, 'PUT', 'slip/', { revision: 1, value: night, upToDate: [] })
    expect(body.publishAt).toBeNull()
  })

  it('leaves the pages when it is removed, and comes back with its draft', async () => {
    await call(editor, 'DELETE', 'place/')
    expect(Object.keys(await shown())).toContain('place')
    await call(admin, 'POST', 'place/publication/', { revision: 1, at: '' })
    expect(Object.keys(await shown())).toEqual(['estimate', 'slip', 'code', 'data'])
    const removed = (await list()).at(-1) as ContentItem
    expect(removed).toMatchObject({ key: 'place', isRemoved: true, published: null })
    await call(editor, 'PUT', 'place/', { revision: 1, value: removed.draft, upToDate: [] })
    await call(admin, 'POST', 'place/publication/', { revision: 2, at: '' })
    expect(Object.keys(await shown())).toContain('place')
  })

  it('has a link to its draft for seven days, which caches and search engines leave alone', async () => {
    await call(editor, 'PUT', 'slip/', { revision: 1, value: night, upToDate: [] })
    const { body } = await call(editor, 'POST', 'slip/preview/')
    const open = () => app.inject(`/api/v1/previews/${body.token}/`)
    const reply = await open()
    expect([reply.statusCode, reply.json()]).toEqual([200, { kind: 'question', value: night }])
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const log = await services.database.db.select().from(auditLog).where(eq(auditLog.kind, 'content'))
    expect(JSON.stringify(log)).not.toContain('preview_hash')
    services.clock.pass(7 * 86_400_000)
    expect((await open()).statusCode).toBe(404)
  })

  it('has no link to its draft once it is to be removed', async () => {
    await call(editor, 'PUT', 'slip/', { revision: 1, value: night, upToDate: [] })
    const { body } = await call(editor, 'POST', 'slip/preview/')
    await call(editor, 'DELETE', 'slip/')
    expect((await app.inject(`/api/v1/previews/${body.token}/`)).statusCode).toBe(404)
    expect((await call(editor, 'POST', 'slip/preview/')).status).toBe(404)
  })

  it('adds the words of the company to the page about privacy, and takes them away again', async () => {
    const { db } = services.database
    const item = async (lng = 'en') => {
      await readPublishedTexts(db)
      return withContentTexts(lng, 'privacy', { own: { heading: 'More', item: {} } })
    }
    const publish = async (revision: number, text: string) => {
      const texts = { AZ: { text: 'Qapını çəkirik.' }, EN: { text }, RU: { text: '' } }
      const body = { revision, value: { facts: {}, texts }, upToDate: [] }
      expect((await call(editor, 'PUT', '../privacy/privacy/', body)).status).toBe(200)
      const at = { revision: revision + 1, at: '' }
      expect((await call(admin, 'POST', '../privacy/privacy/publication/', at)).status).toBe(200)
    }
    expect(await item()).toEqual({ own: { heading: 'More', item: {} } })
    const text = 'We film the gate.\n\nFor {{days}} days.'
    await publish(1, text)
    expect(await item()).toEqual({ own: { heading: 'More', item: { text } } })
    expect(await item('ru')).toEqual({ own: { heading: 'More', item: {} } })
    await publish(2, '')
    expect(await item()).toEqual({ own: { heading: 'More', item: {} } })
  })

  it('has a header for each of four pages, of which none is added, sorted or removed', async () => {
    const at = (path: string) => `../pageHeader/${path}`
    const { body: items } = await call(editor, 'GET', at(''))
    const career = (items as ContentItem[]).find(({ key }) => key === 'career')?.draft as ContentValue
    const texts = inEachLanguage(() => ({ title: 'Come {{in}}', text: 'We are hiring.' }))
    await call(editor, 'PUT', at('career/'), { revision: 1, value: { ...career, texts }, upToDate: [] })
    expect((await call(admin, 'POST', at('career/publication/'), { revision: 2, at: '' })).status).toBe(200)
    await readPublishedTexts(services.database.db)
    expect(withContentTexts('ru', 'careers', { title: 'Jobs', hero: { title: 'shipped' } })).toEqual({
      title: 'Jobs',
      hero: texts.RU,
    })
    const after: ContentItem[] = (await call(editor, 'GET', at(''))).body
    expect(after.map(({ key, draft }) => [key, draft.texts.EN.title])).toEqual([
      ['home', 'Technology that ships on the day we said.'],
      ['about', 'People who keep to the plan'],
      ['service', 'What we do for you'],
      ['career', 'Come {{in}}'],
    ])
    const film = { picture: '', film: '/films/0123456789abcdef.mp4' }
    const change = { revision: 1, value: { ...career, facts: film }, upToDate: [] }
    await call(editor, 'PUT', at('about/'), change)
    const refused = await call(admin, 'POST', at('about/publication/'), { revision: 2, at: '' })
    expect(refused.body.errors).toEqual({ 'value.facts.film': 'filmNeedsPicture' })
    expect((await call(editor, 'POST', at(''), { value: career })).status).toBe(409)
    expect((await call(editor, 'DELETE', at('career/'))).status).toBe(404)
    expect((await call(admin, 'PUT', at('order/'), { keys: [] })).status).toBe(404)
  })

  it('is published with a picture once the picture is described in each language', async () => {
    const alt = { AZ: 'Komanda', EN: '', RU: 'Команда' }
    const picture = { id: '0123456789abcdef', width: 1600, height: 900, focus: { x: 50, y: 50 } }
    const titled = { title: 'Near', text: 'In Baku.' }
    const value = (address: string) => ({
      value: { facts: { picture: address }, texts: { AZ: titled, EN: titled, RU: titled } },
    })
    const at = (path: string) => `../reason/${path}`
    const { body: draft } = await call(editor, 'POST', at(''), value(describedAddress({ ...picture, alt })))
    const publish = (revision: number) =>
      call(admin, 'POST', at(`${draft.key}/publication/`), { revision, at: '' })
    expect((await publish(1)).body.errors).toEqual({ 'value.facts.picture': 'pictureAltRequired' })
    const change = { revision: 1, upToDate: [], ...value(describedAddress(picture)) }
    await call(editor, 'PUT', at(`${draft.key}/`), change)
    expect((await publish(2)).status).toBe(200)
  })
})
