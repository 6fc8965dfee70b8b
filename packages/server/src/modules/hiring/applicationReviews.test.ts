import { desc, eq } from 'drizzle-orm'
import { accounts, notifications, notificationTexts, people } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type HiringServer, serveHiring } from '#testing/hiring.ts'

describeOnDatabase('the work with an application', (open) => {
  let at: HiringServer
  let id: number
  beforeAll(async () => {
    at = await serveHiring(await open())
    id = (await at.apply()).id
  })
  afterAll(() => at.app.close())

  const db = () => at.services.database.db
  const note = (account: HiringServer['hr'], text: string, mentions: number[] = []) =>
    at.call(account, 'POST', `applications/${id}/notes/`, { text, mentions })
  const noticesOf = async ({ id: accountId }: { id: number }) => {
    const rows = await db()
      .select({
        href: notifications.href,
        title: notificationTexts.title,
        language: notificationTexts.language,
      })
      .from(notifications)
      .innerJoin(notificationTexts, eq(notificationTexts.notificationId, notifications.id))
      .where(eq(notifications.accountId, accountId))
      .orderBy(desc(notifications.id))
    return rows.filter(({ language }) => language === 'EN')
  }
  const href = () => `/staff/desk/applications/${id}`

  it('begins with a notification of the hiring manager', async () => {
    expect(await noticesOf(at.manager)).toEqual([
      { href: href(), title: 'New application: Aysel Quliyeva', language: 'EN' },
    ])
    expect(await noticesOf(at.reviewer)).toEqual([])
  })

  it('has notes, and notifies the mentioned once', async () => {
    const { personId } = at.reviewer
    const { status, body } = await note(at.hr, 'Please read the CV.', [personId, personId, at.hr.personId])
    expect(status).toBe(200)
    expect(body.history.at(-1)).toMatchObject({
      ...{ kind: 'note', by: 'Leyla İsmayılova', isOwn: true },
      data: { text: 'Please read the CV.', mentions: [personId, at.hr.personId] },
    })
    expect(await noticesOf(at.reviewer)).toEqual([
      { href: href(), title: 'Leyla İsmayılova mentioned you in a note', language: 'EN' },
    ])
    expect(await noticesOf(at.hr)).toEqual([])
    expect((await at.read(at.reviewer, id)).history.at(-1)?.isOwn).toBe(false)
  })

  it('refuses the mention of a person who may not see it', async () => {
    for (const personId of [at.colleague.personId, 999_999]) {
      const { status, body } = await note(at.hr, 'Look', [at.reviewer.personId, personId])
      expect([status, body.errors]).toEqual([400, { mentions: 'personCannotSee' }])
    }
    await db().update(accounts).set({ deactivatedAt: new Date() }).where(eq(accounts.id, at.reviewer.id))
    expect((await note(at.hr, 'Look', [at.reviewer.personId])).status).toBe(400)
    await db().update(accounts).set({ deactivatedAt: null }).where(eq(accounts.id, at.reviewer.id))
    expect(await noticesOf(at.reviewer)).toHaveLength(1)
  })

  it('lets a person delete own notes only', async () => {
    const { body } = await note(at.reviewer, 'A mistake')
    const { id: event = 0 } = body.history.at(-1) ?? {}
    const remove = (account: HiringServer['hr'], which: number) =>
      at.call(account, 'DELETE', `applications/${id}/notes/${which}/`)
    expect((await remove(at.hr, event)).status).toBe(404)
    expect((await remove(at.reviewer, body.history[0]?.id ?? 0)).status).toBe(404)
    const after = await remove(at.reviewer, event)
    expect(after.body.history.some((one) => one.id === event)).toBe(false)
    expect((await remove(at.reviewer, event)).status).toBe(404)
  })

  it('has tags, each once in any spelling', async () => {
    const tag = async (tags: string[]) =>
      (await at.call(at.hr, 'PUT', `applications/${id}/tags/`, { tags })).body
    expect((await tag(['SQL', 'Gələcək üçün', 'gelecek ucun'])).tags).toEqual(['SQL', 'Gələcək üçün'])
    const changed = await tag(['SQL', 'React'])
    expect(changed.history.at(-1)?.data).toEqual({ added: ['React'], removed: ['Gələcək üçün'] })
    expect((await tag(['SQL', 'React'])).history).toHaveLength(changed.history.length)
  })

  it('is handed over to a person who may see it, who is notified', async () => {
    const assign = (personId: number | null) =>
      at.call(at.hr, 'PUT', `applications/${id}/owner/`, { personId })
    for (const personId of [at.colleague.personId, 999_999]) {
      const { status, body } = await assign(personId)
      expect([status, body.errors]).toEqual([400, { personId: 'personCannotSee' }])
    }
    const { body } = await assign(at.manager.personId)
    expect([body.ownerId, body.history.at(-1)?.data]).toEqual([
      at.manager.personId,
      { personId: at.manager.personId, name: 'Elvin Rzayev' },
    ])
    expect((await noticesOf(at.manager))[0]?.title).toBe('Leyla İsmayılova handed an application over to you')
    expect((await assign(at.manager.personId)).body.history).toHaveLength(body.history.length)
    expect((await assign(null)).body.ownerId).toBeNull()
  })

  it('keeps the history of a person who has left, with the name', async () => {
    const named = { id: at.manager.personId, name: 'Elvin Rzayev' }
    expect((await at.read(at.hr, id)).people).toContainEqual({ ...named, maySee: true })
    await db().update(people).set({ leftAt: new Date() }).where(eq(people.id, at.manager.personId))
    const { history, people: after } = await at.read(at.hr, id)
    expect(after).toContainEqual({ ...named, maySee: false })
    expect(history.find(({ kind }) => kind === 'owner')?.data.name).toBe('Elvin Rzayev')
    expect((await note(at.hr, 'Look', [at.manager.personId])).status).toBe(400)
  })
})
