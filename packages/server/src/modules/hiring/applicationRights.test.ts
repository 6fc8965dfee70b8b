import { eq } from 'drizzle-orm'
import { auditLog, jobs } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type HiringServer, serveHiring } from '#testing/hiring.ts'

describeOnDatabase('who may see an application', (open) => {
  let at: HiringServer
  let own: number
  let other: number
  let general: number
  beforeAll(async () => {
    at = await serveHiring(await open())
    own = (await at.apply({ email: 'one@person.example' })).id
    other = (await at.apply({ email: 'two@person.example' }, 2)).id
    general = (await at.apply({ email: 'three@person.example' }, null)).id
  })
  afterAll(() => at.app.close())

  const idsOf = async (account: HiringServer['hr']) => {
    const { body } = await at.call(account, 'GET', 'applications/')
    return (body as unknown as { applications: { id: number }[] }).applications.map(({ id }) => id)
  }
  const everywhere = (id: number) =>
    [
      ['GET', `applications/${id}/`],
      ['GET', `applications/${id}/cv/`],
      ['POST', `applications/${id}/notes/`, { text: 'x', mentions: [] }],
      ['DELETE', `applications/${id}/notes/1/`],
      ['PUT', `applications/${id}/rating/`, { verdict: 'yes', words: '' }],
    ] as const

  it('is HR for all, hiring manager and reviewer for their vacancy, nobody else', async () => {
    expect(await idsOf(at.hr)).toEqual([general, other, own])
    expect(await idsOf(at.manager)).toEqual([own])
    expect(await idsOf(at.reviewer)).toEqual([own])
    expect((await at.call(at.colleague, 'GET', 'applications/')).status).toBe(403)
  })

  it('answers 404 everywhere about an application of another vacancy', async () => {
    for (const id of [other, general, 999_999])
      for (const [method, path, body] of everywhere(id))
        expect([path, (await at.call(at.reviewer, method, path, body)).status]).toEqual([path, 404])
  })

  it('is decided anew at each call', async () => {
    await at.services.database.db.update(jobs).set({ managerId: at.colleague.personId }).where(eq(jobs.id, 2))
    expect(await idsOf(at.colleague)).toEqual([other])
    expect((await at.call(at.colleague, 'GET', `applications/${own}/`)).status).toBe(404)
    await at.services.database.db.update(jobs).set({ managerId: null }).where(eq(jobs.id, 2))
    expect((await at.call(at.colleague, 'GET', `applications/${other}/`)).status).toBe(403)
  })

  it('leaves decisions to HR', async () => {
    const move = await at.call(at.manager, 'POST', `applications/${own}/stage/`, {
      ...{ stage: 'review', revision: 1, mail: null },
    })
    expect(move.status).toBe(403)
    expect((await at.read(at.manager, own)).isManaged).toBe(false)
  })

  it('hides contact data of a vacancy from its reviewers, also from their search', async () => {
    const contact = { email: 'one@person.example', phone: '+994 50 000 00 00' }
    const search = async (q: string) =>
      (await at.call(at.reviewer, 'GET', `applications/search/?q=${q}`)).body as unknown as {
        found: unknown[]
      }
    expect((await at.read(at.reviewer, own)).contact).toEqual(contact)
    expect((await search('one@person')).found).toHaveLength(1)
    await at.services.database.db.update(jobs).set({ hidesContacts: true }).where(eq(jobs.id, 1))
    const hidden = await at.read(at.reviewer, own)
    expect([hidden.contact, hidden.firstName]).toEqual([null, 'Aysel'])
    expect((await search('one@person')).found).toEqual([])
    expect((await search('quliyeva')).found).toHaveLength(1)
    expect((await at.read(at.hr, own)).contact).toEqual(contact)
    await at.services.database.db.update(jobs).set({ hidesContacts: false }).where(eq(jobs.id, 1))
  })

  it('writes each opening of a CV into the audit log', async () => {
    const { status, headers } = await at.call(at.reviewer, 'GET', `applications/${own}/cv/`)
    expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([
      200,
      'no-store',
      'nosniff',
    ])
    expect(headers['content-disposition']).toMatch(/^attachment; filename="?cv\.pdf/)
    const opened = await at.services.database.db.select().from(auditLog).where(eq(auditLog.action, 'opened'))
    expect(opened).toMatchObject([
      { actorId: at.reviewer.id, kind: 'applications', recordId: String(own), before: {}, after: {} },
    ])
  })

  it('shows a reviewer the ratings of others after the own one', async () => {
    const rate = (account: HiringServer['hr'], verdict: string) =>
      at.call(account, 'PUT', `applications/${own}/rating/`, { verdict, words: 'Knows React.' })
    await rate(at.manager, 'strongYes')
    const before = await at.read(at.reviewer, own)
    expect([before.ratings, before.ratingCount, before.score, before.ownVerdict]).toEqual([[], 1, null, null])
    expect(before.reviewers).toEqual([
      { id: at.manager.personId, name: 'Elvin Rzayev', hasRated: true },
      { id: at.reviewer.personId, name: 'Aysel Kərimova', hasRated: false },
    ])
    expect(JSON.stringify(before)).not.toMatch(/strongYes|Knows React/)
    expect(await at.read(at.hr, own)).toMatchObject({ score: 4, ratings: [{ verdict: 'strongYes' }] })
    await rate(at.reviewer, 'no')
    expect(await at.read(at.reviewer, own)).toMatchObject({
      ...{ ratingCount: 2, score: 3, ownVerdict: 'no' },
      ratings: [{ name: 'Elvin Rzayev' }, { name: 'Aysel Kərimova' }],
    })
    // The same again is no entry of the history.
    await rate(at.reviewer, 'no')
    const { body } = await rate(at.reviewer, 'yes')
    expect(body.history.filter(({ kind }) => kind === 'rating')).toHaveLength(3)
  })
})
