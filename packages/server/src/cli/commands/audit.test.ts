import { sql } from 'drizzle-orm'
import { runCommand } from '#cli/commands.ts'
import { changeAs } from '#db/audit.ts'
import { accounts, auditLog, people, rooms, suggestions } from '#db/schema.ts'
import { purge } from '#modules/retention/index.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire } from '#testing/staff.ts'

describeOnDatabase('the audit log', (open) => {
  let services: TestServices
  beforeAll(async () => {
    services = await testServices(await open('none'))
  })

  const db = () => services.database.db
  const listed = (text = '') =>
    runCommand(['audit', 'list', ...(text ? [text] : [])], services, () => Promise.resolve())

  it('says who changed what, and what it was before', async () => {
    const person = await hire(services, { phone: '12' })
    await changeAs(db(), person.id, async (tx) => {
      await tx.update(people).set({ phone: '34' })
      await tx.update(accounts).set({ passwordHash: 'hidden' })
    })
    const [entry] = await db().select().from(auditLog).orderBy(sql`id desc`)
    expect(entry).toMatchObject({
      actorId: person.id,
      action: 'changed',
      kind: 'people',
      recordId: String(person.personId),
      before: { phone: '12' },
      after: { phone: '34' },
    })
    expect((await listed('34')).split('\n')[1]).toMatch(
      new RegExp(`Leyla Əliyeva +changed +people ${person.personId} +phone: "12" → "34"$`),
    )
  })

  it('has commands of the terminal, and records that are gone', async () => {
    await db().insert(rooms).values({ id: 900, name: 'Xəzər', key: 'xezer' })
    await db().delete(rooms)
    expect((await listed('Xəzər')).split('\n').slice(1)).toEqual([
      expect.stringMatching(/\(terminal\) +removed +rooms 900 .*name: "Xəzər"/),
      expect.stringMatching(/\(terminal\) +added +rooms 900 .*name: "Xəzər"/),
    ])
  })

  it('has no secret: no password, and nothing that tells who wrote a suggestion', async () => {
    const count = () => db().$count(auditLog)
    const person = await hire(services, { email: 'rauf@caspora.example', passwordHash: 'argon-one' })
    const before = await count()
    await db().update(accounts).set({ passwordHash: 'argon-two' })
    const suggestion = { isAnonymous: true, text: 'Tell nobody', codeHash: 'x', receivedOn: '2026-11-01' }
    await db()
      .insert(suggestions)
      .values([suggestion, { ...suggestion, codeHash: 'y', isAnonymous: false, accountId: person.id }])
    expect(await count()).toBe(before)
    await db().update(suggestions).set({ state: 'answered', answer: 'Thank you' })
    const entries = JSON.stringify(await db().select().from(auditLog))
    expect(entries).toContain('Thank you')
    for (const secret of ['argon-', 'Tell nobody', 'isAnonymous', 'is_anonymous', 'user_id'])
      expect(entries).not.toContain(secret)
  })

  it('cannot be changed, and loses its entries after two years only', async () => {
    await db()
      .insert(people)
      .values({
        number: 1,
        name: 'Irina',
        surname: 'Sokolova',
        job: { AZ: '', EN: '', RU: '' },
        computers: [],
        otherInfo: { AZ: [], EN: [], RU: [] },
      })
    expect(await listed()).toContain('surname: "Sokolova"')
    const refused = { cause: expect.objectContaining({ message: expect.stringContaining('audit log') }) }
    await expect(db().delete(auditLog)).rejects.toMatchObject(refused)
    await expect(db().update(auditLog).set({ actorId: 7 })).rejects.toMatchObject(refused)
    expect((await purge(services)).audited).toBe(0)
    // The entries have the time of the database, which is later than that of the test.
    services.clock.pass(100 * 365 * 24 * 3_600_000)
    expect((await purge(services)).audited).toBeGreaterThan(0)
    expect(await listed()).toBe('The audit log is empty.')
  })
})
