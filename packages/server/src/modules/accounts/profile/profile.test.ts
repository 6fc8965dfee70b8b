import type { DirectoryPerson } from '@atrium/contract/people'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { selectAccounts } from '#db/accounts.ts'
import { accounts, auditLog, people } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { assignBadge, hire, signIn } from '#testing/staff.ts'

describeOnDatabase("a person's own page", (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  const rows = () => selectAccounts(services.database.db).orderBy(asc(accounts.id))
  const patch = (payload: object, headers: Record<string, string>) =>
    app.inject({ method: 'PATCH', url: '/api/v1/me/', payload, headers })

  it.each([
    ['GET', '/api/v1/me/'],
    ['PATCH', '/api/v1/me/'],
    ['PATCH', '/api/v1/me/preferences/'],
    ['PUT', '/api/v1/me/photo/'],
    ['DELETE', '/api/v1/me/photo/'],
    ['GET', '/api/v1/photos/0123456789abcdef/80.webp'],
  ] as const)('requires a session: %s %s', async (method, url) => {
    const reply = await app.inject({ method, url, headers: { cookie: 'atrium-session=guess' } })
    expect([reply.statusCode, reply.json().message]).toEqual([
      401,
      'Your session has ended. Sign in to continue.',
    ])
  })

  it('is shown to its owner, in their language, and not cached', async () => {
    const person = await hire(services, { phone: '+994 50 111 22 33', role: 'hr' })
    const headers = { ...(await signIn(services, person)), 'accept-language': 'ru' }
    const reply = await app.inject({ url: '/api/v1/me/', headers })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json()).toEqual({
      id: person.id,
      email: person.email,
      firstName: 'Leyla',
      lastName: 'Əliyeva',
      phone: '+994 50 111 22 33',
      position: 'Инженер',
      jobTitle: 'Инженер',
      role: 'hr',
      permissions: ['people.manage', 'leave.decide', 'leave.manage', 'hiring.manage', 'hiring.review'],
      photo: null,
      badge: null,
      mailLanguage: person.language,
      isBirthdayShared: null,
      settings: {},
    })
  })

  it('falls back to another language where a position is not translated', async () => {
    const person = await hire(services, { job: { AZ: '', EN: 'Engineer', RU: 'Инженер' } })
    const headers = { ...(await signIn(services, person)), 'accept-language': 'az' }
    expect((await app.inject({ url: '/api/v1/me/', headers })).json()).toMatchObject({
      position: 'Engineer',
      jobTitle: 'Mühəndis',
    })
  })

  it('allows its owner to change the phone number only, and no other person', async () => {
    const other = await hire(services)
    const person = await hire(services)
    const before = await rows()
    const reply = await patch(
      {
        phone: '+994 55 999 88 77',
        id: other.id,
        accountId: other.id,
        role: 'admin',
        email: 'director@caspora.example',
        firstName: 'Rauf',
        passwordHash: 'x',
        photoFileId: 1,
        deactivatedAt: null,
        __proto__: { role: 'admin' },
      },
      await signIn(services, person),
    )
    expect([reply.statusCode, reply.json().role]).toEqual([200, 'staff'])
    expect(await rows()).toEqual(
      before.map((row) => (row.id === person.id ? { ...row, phone: '+994 55 999 88 77' } : row)),
    )
  })

  it('shows the birthday to colleagues when the person wants it, and the audit log says who changed it', async () => {
    const { db } = services.database
    const person = await hire(services)
    await assignBadge(services, person, { number: 81, birthday: '1990-03-08' })
    const headers = await signIn(services, person)
    const choose = async (preferences: object) =>
      (
        await app.inject({ method: 'PATCH', url: '/api/v1/me/preferences/', payload: preferences, headers })
      ).json()
    const shown = async () => {
      const people: DirectoryPerson[] = (await app.inject({ url: '/api/v1/people/', headers })).json()
      return people.find(({ idnumber }) => idnumber === 'DEV81')?.birthday
    }
    expect((await app.inject({ url: '/api/v1/me/', headers })).json().isBirthdayShared).toBe(false)
    expect(await shown()).toBe('')
    expect((await choose({ isBirthdayShared: true })).isBirthdayShared).toBe(true)
    expect(await shown()).toBe('03-08')
    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({ actorId: person.id, kind: 'people', action: 'changed' })
    await choose({ isBirthdayShared: false })
    expect(await shown()).toBe('')
  })

  it('has settings that the audit log does not tell', async () => {
    const person = await hire(services)
    const headers = await signIn(services, person)
    const entries = () => services.database.db.select().from(auditLog).where(eq(auditLog.actorId, person.id))
    const choose = async (settings: object) =>
      (
        await app.inject({
          method: 'PATCH',
          url: '/api/v1/me/preferences/',
          payload: { settings: { ...settings, role: 'admin' } },
          headers,
        })
      ).json().settings
    expect(await choose({ startPage: 'today' })).toEqual({ startPage: 'today' })
    expect(await choose({ theme: 'dark' })).toEqual({ startPage: 'today', theme: 'dark' })
    expect(await entries()).toEqual([])
  })

  it('has the phone number of its badge', async () => {
    const person = await hire(services, { phone: '055 1' })
    const other = await hire(services)
    await assignBadge(services, person, { number: 71 })
    await assignBadge(services, other, { number: 72, phone: '055 1' })
    const reply = await patch({ phone: '055 222' }, await signIn(services, person))
    expect(reply.json()).toMatchObject({ phone: '055 222', badge: 'DEV71' })
    const phones = await services.database.db
      .select({ phone: people.phone })
      .from(people)
      .where(inArray(people.number, [71, 72]))
    expect(phones.map(({ phone }) => phone).sort()).toEqual(['055 1', '055 222'])
  })

  it('is not changed by a request from another site', async () => {
    const person = await hire(services, { phone: '1' })
    const cookie = await signIn(services, person)
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign) {
      expect((await patch({ phone: '222' }, { ...cookie, ...headers })).statusCode).toBe(403)
    }
    expect((await rows()).find(({ id }) => id === person.id)?.phone).toBe('1')
  })

  it.each(['<img src=x onerror=alert(1)>', 'javascript:alert(1)', 'abc', '📞 055', '12'])(
    'keeps its number instead of the invalid %s',
    async (phone) => {
      const person = await hire(services, { phone: '055 1' })
      const reply = await patch({ phone }, await signIn(services, person))
      expect([reply.statusCode, reply.json().errors]).toEqual([400, { phone: 'phoneInvalid' }])
      expect((await rows()).find(({ id }) => id === person.id)?.phone).toBe('055 1')
    },
  )

  it('answers an unusually written number as text', async () => {
    const phone = '"><script>alert(1)</script>'
    const cookie = await signIn(services, await hire(services, { phone }))
    const reply = await app.inject({ url: '/api/v1/me/', headers: { ...cookie, accept: 'text/html' } })
    expect(reply.json().phone).toBe(phone)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })
})
