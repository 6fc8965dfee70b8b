import { type AuditEntry, applicantActor, type listAuditActors } from '@atrium/contract/audit'
import type { ReplyOf } from '@atrium/contract/core'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { findAccountByEmail } from '#accounts/accounts.repo.ts'
import { buildApp } from '#app.ts'
import { changeAs, recordOpening, withoutAudit } from '#db/audit.ts'
import { accounts, auditLog, files, people, rooms } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

describeOnDatabase('the audit log, asked for', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let cookie: { cookie: string }
  let irina: number
  beforeAll(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
    const admin = await findAccountByEmail(db(), 'rauf.aliyev@caspora.example')
    if (!admin) throw new Error('There is a sample administrator.')
    cookie = await signIn(services, admin)
    await db().transaction(async (tx) => {
      await withoutAudit(tx)
      await tx.delete(auditLog)
    })
    irina = (await hire(services, { name: 'Irina', surname: 'Sokolova' })).id
    await db().insert(rooms).values({ id: 900, name: 'Xəzər', key: 'xezer-900' })
    await changeAs(db(), irina, async (tx) => {
      await tx.update(people).set({ roomId: 900 }).where(sql`id = 1`)
      await tx.update(rooms).set({ name: 'Xəzər dənizi' }).where(sql`id = 900`)
    })
  })
  afterAll(() => app.close())

  const db = () => services.database.db
  const request = async (query: Record<string, string> = {}) => {
    const url = `/api/v1/audit/?${new URLSearchParams(query)}`
    return app.inject({ url, headers: { ...cookie, 'accept-language': 'en' } })
  }
  const found = async (query: Record<string, string> = {}) =>
    ((await request(query)).json() as AuditEntry[]).map(({ kind, action }) => `${kind} ${action}`)

  it('is filtered by kind, action, person and all of them', async () => {
    expect(await found()).toEqual([
      'rooms changed',
      'people changed',
      'rooms added',
      'accounts added',
      'people added',
    ])
    expect(await found({ kind: 'rooms' })).toEqual(['rooms changed', 'rooms added'])
    expect(await found({ action: 'added' })).toEqual(['rooms added', 'accounts added', 'people added'])
    expect(await found({ actor: String(irina) })).toEqual(['rooms changed', 'people changed'])
    expect(await found({ actor: '0' })).toEqual(['rooms added', 'accounts added', 'people added'])
    expect(await found({ kind: 'rooms', action: 'added', actor: '0', text: 'xəzər' })).toEqual([
      'rooms added',
    ])
    expect(await found({ kind: 'rooms', action: 'added', actor: String(irina) })).toEqual([])
  })

  it('keeps what applicants did apart from terminal and server', async () => {
    await changeAs(db(), applicantActor, (tx) => recordOpening(tx, 'applications', 900))
    const opened = { action: 'opened' }
    expect(await found({ ...opened, actor: String(applicantActor) })).toEqual(['applications opened'])
    expect(await found({ ...opened, actor: '0' })).toEqual([])
    await db().transaction(async (tx) => {
      await withoutAudit(tx)
      await tx.delete(auditLog).where(eq(auditLog.action, 'opened'))
    })
  })

  it('has the entries about a person with the account', async () => {
    const [person] = await db()
      .select({ id: people.id })
      .from(people)
      .where(sql`id = (select person_id from accounts where id = ${irina})`)
    expect(await found({ person: String(person?.id) })).toEqual(['accounts added', 'people added'])
    expect(await found({ person: '1' })).toEqual(['people changed'])
  })

  it('has the photo of the person who acted', async () => {
    const photoOf = async (action: string) => ((await request({ action })).json() as AuditEntry[])[0]?.photo
    expect(await photoOf('changed')).toBeNull()
    const [file] = await db()
      .insert(files)
      .values({
        ...{ name: 'me.webp', mediaType: 'image/webp', size: 1, createdAt: services.now() },
        ...{ sha256: '5e'.repeat(32), key: '0'.repeat(32) },
      })
      .returning()
    await db().transaction(async (tx) => {
      await withoutAudit(tx)
      await tx.execute(sql`
        update people set photo_file_id = ${file?.id} where id = (select person_id from accounts where id = ${irina})`)
    })
    expect([await photoOf('changed'), await photoOf('added')]).toEqual(['5e'.repeat(8), null])
  })

  it('continues an answer with its filters', async () => {
    const [first] = (await request({ kind: 'rooms' })).json() as AuditEntry[]
    expect(await found({ kind: 'rooms', before: String(first?.id) })).toEqual(['rooms added'])
  })

  it('has the days of the company’s clock', async () => {
    await db().transaction(async (tx) => {
      await withoutAudit(tx)
      // Half past midnight of the 21st in Baku, and its last minute.
      await tx
        .update(auditLog)
        .set({ at: new Date('2026-11-20T20:30:00Z') })
        .where(sql`kind = 'accounts'`)
      await tx
        .update(auditLog)
        .set({ at: new Date('2026-11-21T19:59:00Z') })
        .where(sql`kind = 'people'`)
    })
    const day = ['people changed', 'accounts added', 'people added']
    expect(await found({ from: '2026-11-21', to: '2026-11-21' })).toEqual(day)
    expect(await found({ to: '2026-11-20' })).toEqual([])
    expect(await found({ from: '2026-11-22', to: '2026-11-21' })).toEqual([])
    expect(await found({ to: '2026-11-21', actor: '0' })).toEqual(['accounts added', 'people added'])
  })

  it('finds the names of person and record, and shows names in the place of ids', async () => {
    expect(await found({ text: 'irina sokolova', action: 'changed' })).toHaveLength(2)
    expect(await found({ text: 'Xəzər dənizi', action: 'added' })).toEqual(['rooms added'])
    const [entry] = (await request({ kind: 'people' })).json() as AuditEntry[]
    expect(entry).toMatchObject({ actorId: irina, actor: 'Irina Sokolova' })
    const room = { field: 'room_id', before: expect.stringMatching(/\D/), after: 'Xəzər dənizi' }
    expect(entry?.changes).toEqual([room])
    await db().delete(rooms).where(sql`id = 900`)
    const [earlier] = (await request({ kind: 'people', actor: String(irina) })).json() as AuditEntry[]
    expect(earlier?.changes).toEqual([{ ...room, after: '900' }])
  })

  it('names the people with entries, and no others', async () => {
    const { json } = await app.inject({ url: '/api/v1/audit/actors/', headers: cookie })
    expect(json() as ReplyOf<typeof listAuditActors>).toEqual([{ id: irina, name: 'Irina Sokolova' }])
    expect(await db().$count(accounts)).toBeGreaterThan(1)
  })

  it('has the switches of the language of mails by their own filter only', async () => {
    const before = await found()
    await changeAs(db(), irina, (tx) => tx.update(accounts).set({ language: 'RU' }).where(sql`id = ${irina}`))
    expect(await found()).toEqual(before)
    expect(await found({ kind: 'language_switches' })).toEqual(['accounts changed'])
    expect(await found({ kind: 'language_switches', actor: '0' })).toEqual([])
    // The same mail names the other changes of this step.
    await changeAs(db(), irina, (tx) =>
      tx.update(accounts).set({ language: 'EN', readsSuggestions: true }).where(sql`id = ${irina}`),
    )
    expect(await found()).toEqual(['accounts changed', ...before])
  })

  it('refuses what no list offers', async () => {
    for (const [field, value] of [
      ['kind', 'sessions'],
      ['action', 'read'],
      ['actor', '-2'],
      ['actor', 'Irina'],
      ['from', '2026-02-30'],
      ['to', '9999-12-31'],
      ['text', 'x'.repeat(101)],
    ] as const) {
      const reply = await request({ [field]: value })
      expect([field, value, reply.statusCode]).toEqual([field, value, 400])
    }
  })

  it('finds a value, a record and a person however their letters are typed', async () => {
    const elekber = await hire(services, { name: 'Ələkbər', surname: 'Ёлкин' })
    await db().insert(rooms).values({ id: 901, name: 'IŞIQLI Otaq', key: 'isiqli otaq' })
    await changeAs(db(), elekber.id, (tx) => tx.update(rooms).set({ name: 'Çıxış' }).where(sql`id = 901`))
    for (const text of ['ışıqlı', 'isiqli', 'IŞIQLI  OTAQ', 'İŞİQLİ'])
      expect([text, await found({ text, kind: 'rooms' })]).toEqual([text, ['rooms changed', 'rooms added']])
    expect(await found({ text: 'cixis', action: 'added' })).toEqual(['rooms added'])
    for (const text of ['elekber', 'ƏLƏKBƏR ёлкин', 'елкин'])
      expect([text, await found({ text })]).toEqual([
        text,
        ['rooms changed', 'accounts added', 'people added'],
      ])
    expect(await found({ text: '100%' })).toEqual([])
    await db().delete(rooms).where(sql`id = 901`)
  })
})
