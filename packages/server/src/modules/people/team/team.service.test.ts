import type { ContentItem, ContentValue } from '@atrium/contract/content'
import { inEachLanguage } from '@atrium/contract/core'
import { teamSample } from '@atrium/contract/people/samples'
import { describedAddress } from '@atrium/contract/pictures'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { findAccountByEmail } from '#accounts/accounts.repo.ts'
import { buildApp } from '#app.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { content, people } from '#db/schema.ts'
import { setContentTexts, withContentTexts } from '#i18n/contentTexts.ts'
import { readPublishedTexts } from '#modules/content/index.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { signIn } from '#testing/staff.ts'
import { insertRecord } from '../records.repo.ts'

const noInfo = { AZ: [], EN: [], RU: [] }
const memberOf = (person: number, portrait = ''): ContentValue => ({
  facts: { person: String(person), portrait },
  texts: inEachLanguage(() => ({})),
})

describeOnDatabase('the team', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let admin: AccountRecord
  beforeEach(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
    admin = (await findAccountByEmail(
      services.database.db,
      'rauf.aliyev@caspora.example',
    )) as unknown as AccountRecord
  })
  afterEach(async () => {
    await app.close()
    setContentTexts()
  })

  const get = (headers: Record<string, string> = {}) => app.inject({ url: '/list/all/', headers })
  const names = async (): Promise<string[]> =>
    (await get()).json().map(({ fullname }: { fullname: string }) => fullname)
  const positions = async (language: string): Promise<string[]> =>
    (await get({ 'accept-language': language })).json().map(({ position }: { position: string }) => position)
  const personOf = async (email: string) => {
    const [person] = await services.database.db.select().from(people).where(eq(people.email, email))
    if (!person) throw new Error(`There is no ${email}.`)
    return person
  }
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) => {
    const reply = await app.inject({
      ...{ method, url: `/api/v1/desk/content/member/${path}`, headers: await signIn(services, admin) },
      ...(payload && { payload }),
    })
    return reply.body ? reply.json() : undefined
  }
  const publish = ({ key, revision }: Pick<ContentItem, 'key' | 'revision'>) =>
    call('POST', `${key}/publication/`, { revision, at: '' })

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
    const write = (email: string, job: { AZ: string; EN: string; RU: string }) =>
      db
        .update(people)
        .set({ job })
        .where(eq(people.email, `${email}@caspora.example`))
    await write('rauf.aliyev', { AZ: '', EN: 'Chief executive', RU: 'Генеральный директор' })
    await write('nigar.huseynova', { AZ: '', EN: '', RU: 'Технический директор' })
    await write('gunel.mammadova', { AZ: '', EN: '', RU: '' })
    expect((await positions('az')).slice(0, 3)).toEqual(['Chief executive', 'Технический директор', ''])
  })

  it('shows a person from the publication at the desk on, with the portrait, in the new place', async () => {
    const murad = await personOf('murad.shirinov@caspora.example')
    const portrait = describedAddress({
      ...{ id: '0123456789abcdef', width: 800, height: 800, focus: { x: 50, y: 50 } },
    })
    const draft = await call('POST', '', { value: memberOf(murad.id, portrait) })
    expect(await names()).not.toContain('Murad Şirinov')
    await publish(draft)
    expect((await get()).json().at(-1)).toEqual({
      ...{ fullname: 'Murad Şirinov', email: murad.email, position: murad.job.EN },
      ...{ order: 13, portrait },
    })
    const keys = (await call('GET')).map(({ key }: ContentItem) => key)
    await call('PUT', 'order/', { keys: [draft.key, ...keys.slice(0, -1)] })
    expect((await names()).slice(0, 2)).toEqual(['Murad Şirinov', 'Rauf Əliyev'])
  })

  it('does not show a person who has left, of whom the desk says so; the history keeps the name', async () => {
    const nigar = await personOf('nigar.huseynova@caspora.example')
    const found = (await call('GET'))[1] as ContentItem
    await publish(found)
    await services.database.db.update(people).set({ leftAt: new Date() }).where(eq(people.id, nigar.id))
    expect(await names()).not.toContain('Nigar Hüseynova')
    const person = { fullname: 'Nigar Hüseynova', hasLeft: true }
    expect((await call('GET'))[1]).toMatchObject({ person })
    expect(await call('GET', `${found.key}/versions/`)).toMatchObject([{ number: 1, person }])
  })

  it('names the person in the audit log', async () => {
    const [rauf] = (await call('GET')) as ContentItem[]
    if (!rauf) throw new Error('There is no member.')
    const murad = await personOf('murad.shirinov@caspora.example')
    const change = { revision: rauf.revision, value: memberOf(murad.id), upToDate: [] }
    await publish(await call('PUT', `${rauf.key}/`, change))
    const log = await app.inject({
      url: '/api/v1/audit/?kind=content',
      headers: await signIn(services, admin),
    })
    const [entry] = log.json()
    expect(entry.recordName).toBe('Murad Şirinov')
    const [changed] = entry.changes.filter(({ field }: { field: string }) => field === 'published')
    expect([changed.before, changed.after]).toEqual([
      expect.stringContaining('"person":"Rauf Əliyev"'),
      expect.stringContaining('"person":"Murad Şirinov"'),
    ])
  })

  it('takes the link to an empty row away, and brings it back with the first member', async () => {
    const { db } = services.database
    const footer = async () => {
      await readPublishedTexts(db)
      return withContentTexts('en', 'common', { footer: { meetOurTeam: 'Meet our team', faq: 'Questions' } })
    }
    expect(await footer()).toMatchObject({ footer: { meetOurTeam: 'Meet our team' } })
    await db.update(content).set({ published: null }).where(eq(content.kind, 'member'))
    expect(await footer()).toEqual({ footer: { faq: 'Questions' } })
    const [item] = await call('GET')
    await publish(item)
    expect(await footer()).toMatchObject({ footer: { meetOurTeam: 'Meet our team' } })
  })

  it('keeps the place of a person without a badge who gets a record, also with a shared mailbox', async () => {
    const { db } = services.database
    const job = { AZ: '', EN: 'Partner', RU: '' }
    const person = { surname: 'Quliyeva', email: 'office@caspora.example', job, otherInfo: noInfo }
    const added = await db
      .insert(people)
      .values([
        { ...person, name: 'Sevda' },
        { ...person, name: 'Nigar' },
      ])
      .returning({ id: people.id })
    for (const { id } of added) await publish(await call('POST', '', { value: memberOf(id) }))
    await insertRecord(db, { ...person, name: 'Sevda', number: 900 })
    expect((await names()).slice(-2)).toEqual(['Sevda Quliyeva', 'Nigar Quliyeva'])
    const [record] = await db.select().from(people).where(eq(people.number, 900))
    const [item] = await db
      .select({ draft: content.draft })
      .from(content)
      .where(and(eq(content.kind, 'member'), eq(content.key, 'member-13')))
    expect(item?.draft).toEqual(memberOf(record?.id ?? 0))
  })

  it.each(['/list/nobody', '/list/all/1', '/list/'])('answers %s as an unknown call', async (url) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ message: 'There is nothing at this address.' })
  })
})
