import type { ContentItem } from '@atrium/contract/content'
import { company, inEachLanguage, sampleCompany, setCompany } from '@atrium/contract/core'
import type { SetUp } from '@atrium/contract/setup'
import { siteFactsOf } from '@atrium/contract/site'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { type AccountRecord, selectAccounts } from '#db/accounts.ts'
import { changeAs } from '#db/audit.ts'
import { accounts, jobs, meetings, news, people, rooms, services as servicesTable } from '#db/schema.ts'
import { setContentTexts, withContentTexts } from '#i18n/contentTexts.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { signIn } from '#testing/staff.ts'

const dentist: SetUp = {
  facts: {
    ...siteFactsOf(sampleCompany),
    name: 'Gəncə Dent',
    tagline: { AZ: 'Gəncədə diş klinikası', EN: 'Dental clinic in Ganja', RU: 'Стоматология в Гяндже' },
    website: 'gence-dent.example',
    phone: '+994 22 123 45 67',
    email: 'salam@gence-dent.example',
    careersEmail: 'is@gence-dent.example',
    peopleEmail: 'kadrlar@gence-dent.example',
    address: {
      AZ: 'Cavad xan küçəsi 5, Gəncə',
      EN: 'Javad Khan street 5, Ganja',
      RU: 'улица Джавад-хана, 5, Гянджа',
    },
    city: { AZ: 'Gəncə', EN: 'Ganja', RU: 'Гянджа' },
    location: { latitude: 40.6828, longitude: 46.3606 },
    social: { LinkedIn: '', Instagram: '', Facebook: '' },
    appStore: '',
  },
  domain: 'gence-dent.example',
  timeZone: 'Asia/Baku',
  currency: 'AZN',
  administrator: { name: 'Sevda', surname: 'Həsənova', email: 'sevda@gence-dent.example', language: 'AZ' },
}

describeOnDatabase('the setup', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let admin: AccountRecord
  beforeEach(async () => {
    services = await testServices(await open('samples'))
    app = await buildApp({ services })
    const [found] = await selectAccounts(services.database.db).where(
      eq(accounts.email, 'rauf.aliyev@caspora.example'),
    )
    admin = found as AccountRecord
  })
  afterEach(async () => {
    await app.close()
    setCompany()
    setContentTexts()
  })

  const call = async (method: 'GET' | 'POST', path = '', payload?: object) => {
    const headers = { ...(await signIn(services, admin)), 'accept-language': 'en' }
    const reply = await app.inject({
      method,
      url: `/api/v1/setup/${path}`,
      headers,
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  const countOf = (table: Parameters<typeof services.database.db.$count>[0]) =>
    services.database.db.$count(table)

  it('puts a company in the place of the samples, of which nothing stays', async () => {
    expect((await call('GET')).body).toEqual({ isDone: false, isPublic: false })
    const before = { people: await countOf(people), rooms: await countOf(rooms) }
    const { body: preview } = await call('GET', 'samples/')
    expect(preview).toContainEqual({ kind: 'people', removed: before.people, kept: 0 })
    expect(preview).toContainEqual({ kind: 'questions', removed: 5, kept: 0 })
    expect(preview).toContainEqual({ kind: 'members', removed: 12, kept: 0 })
    expect(await countOf(people)).toBe(before.people)

    const { status, body } = await call('POST', '', dentist)
    expect([status, body]).toEqual([200, { counts: preview, passwordPath: expect.stringMatching(/#token=/) }])
    for (const table of [rooms, jobs, news, servicesTable, meetings]) expect(await countOf(table)).toBe(0)
    const left = await services.database.db
      .select({ email: accounts.email, role: accounts.role })
      .from(accounts)
    expect(left).toEqual([{ email: 'sevda@gence-dent.example', role: 'admin' }])
    expect((await app.inject('/list/all/')).json()).toEqual([])
    const footer = { meetOurTeam: 'Meet our team', about: 'About us' }
    expect(withContentTexts('en', 'common', { footer })).toEqual({ footer: { about: 'About us' } })
    expect(company).toMatchObject({ name: 'Gəncə Dent', domain: 'gence-dent.example' })
  })

  it('removes nothing that people have entered, and no sample that it needs', async () => {
    const { db } = services.database
    const [room] = await db.select().from(rooms).limit(1)
    const [vacancy] = await db.select().from(jobs).limit(1)
    await db.insert(people).values({
      ...{ name: 'Orxan', surname: 'Quliyev', job: { AZ: '', EN: '', RU: '' } },
      otherInfo: { AZ: [], EN: [], RU: [] },
      roomId: room?.id,
    })
    await changeAs(db, admin.id, (tx) =>
      tx
        .update(jobs)
        .set({ places: 9 })
        .where(eq(jobs.id, vacancy?.id ?? 0)),
    )
    const { body } = await call('POST', '', dentist)
    expect(body.counts).toContainEqual({ kind: 'rooms', removed: expect.any(Number), kept: 1 })
    expect(body.counts).toContainEqual({ kind: 'vacancies', removed: expect.any(Number), kept: 1 })
    expect(await db.select({ name: people.name }).from(people).orderBy(people.name)).toEqual([
      { name: 'Orxan' },
      { name: 'Sevda' },
    ])
    expect(await db.select({ id: rooms.id }).from(rooms)).toEqual([{ id: room?.id }])
    expect(await db.select({ places: jobs.places }).from(jobs)).toEqual([{ places: 9 }])
  })

  it('takes the shipped content away, and keeps what an editor has written', async () => {
    const value = {
      facts: {},
      texts: inEachLanguage(() => ({ question: 'Does it hurt?', answer: 'No.' })),
    }
    const headers = await signIn(services, admin)
    const items = '/api/v1/desk/content/question/'
    const content = async (kind: string) =>
      (await app.inject({ url: `/api/v1/desk/content/${kind}/`, headers })).json()
    await app.inject({
      ...{ method: 'PUT', url: `${items}slip/`, headers },
      payload: { revision: 1, value, upToDate: [] },
    })
    await app.inject({
      ...{ method: 'POST', url: `${items}slip/publication/`, headers },
      payload: { revision: 2, at: '' },
    })
    const own = { ...dentist, administrator: { ...dentist.administrator, email: admin.email } }
    const { body } = await call('POST', '', own)
    expect(body.counts).toContainEqual({ kind: 'questions', removed: 4, kept: 0 })
    expect((await content('question')).map(({ key }: { key: string }) => key)).toEqual(['slip'])
    expect(await content('counter')).toEqual([])
    const number = { facts: { target: '12', suffix: '' }, texts: inEachLanguage(() => ({ label: 'chairs' })) }
    const added = { method: 'POST', url: '/api/v1/desk/content/counter/', headers } as const
    await app.inject({ ...added, payload: { value: number } })
    expect(await content('counter')).toMatchObject([{ draft: number }])
    const pageHeaders: ContentItem[] = await content('pageHeader')
    expect(pageHeaders.map(({ key, draft }) => [key, draft.texts.EN.title])).toEqual([
      ['home', ''],
      ['about', ''],
      ['service', 'What we do for you'],
      ['career', 'Work with people who keep their word'],
    ])
    const hero = { title: 'shipped' }
    const home = withContentTexts('en', 'home', { hero, why: { items: { dates: 'shipped' } }, counters: {} })
    expect(home).toMatchObject({ why: { items: {} }, hero: {} })
    const footer = { partners: 'Partners', faq: 'Questions', about: 'About us' }
    expect(withContentTexts('en', 'common', { footer })).toEqual({
      footer: { faq: 'Questions', about: 'About us' },
    })
  })

  it('makes an existing account the administrator, is done once, and changes nothing when it fails', async () => {
    const own = { ...dentist, administrator: { ...dentist.administrator, email: admin.email } }
    const wrong = await call('POST', '', {
      ...own,
      timeZone: 'Asia/Ganja',
      currency: 'manat',
      domain: 'dent',
    })
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      { domain: 'domainInvalid', timeZone: 'timeZoneInvalid', currency: 'currencyInvalid' },
    ])
    expect(company.name).toBe('Caspora')
    const { body } = await call('POST', '', own)
    expect(body.passwordPath).toBe('')
    expect((await call('GET')).body.isDone).toBe(true)
    expect((await call('POST', '', own)).status).toBe(409)
  })
})
