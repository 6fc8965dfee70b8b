import { asc, eq } from 'drizzle-orm'
import { applications, mails } from '#db/schema.ts'
import { hashOf } from '#secrets/tokens.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type HiringServer, serveHiring } from '#testing/hiring.ts'

describeOnDatabase('the question whether an application may be kept', (open) => {
  let at: HiringServer
  beforeAll(async () => {
    at = await serveHiring(await open())
  })
  afterAll(() => at.app.close())

  const stored = async (id: number) => {
    const [row] = await at.services.database.db.select().from(applications).where(eq(applications.id, id))
    return row
  }
  const keepMails = (email: string) =>
    at.services.database.db.select().from(mails).where(eq(mails.to, email)).orderBy(asc(mails.id))

  it('goes to the applicant with a new private link, which the history does not show', async () => {
    const { id, email } = await at.apply()
    expect((await at.read(at.hr, id)).keptUntil).toBe('2027-11-21')
    const { status, body } = await at.call(at.hr, 'POST', `applications/${id}/keep/`)
    expect([status, body.keepAskedAt]).toEqual([200, at.services.now().toISOString()])
    const mail = (await keepMails(email)).at(-1)
    expect(mail).toMatchObject({ kind: 'application.keep', replyTo: at.services.config.companyMail })
    expect(mail?.text).toContain('after 21 November 2027')
    expect(mail?.text).toContain('until 21 November 2028')
    const token = /\/application\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await stored(id))?.linkHash).toBe(hashOf(token))
    expect(body.history.slice(-2)).toMatchObject([{ kind: 'keepAsked' }, { kind: 'mail' }])
    expect(JSON.stringify(body)).not.toContain(token)
    expect(body.history.at(-1)?.data.text).toContain('/application/…')
  })

  it('is asked once a day', async () => {
    const { id, email } = await at.apply({ email: 'second@person.example' })
    const ask = () => at.call(at.hr, 'POST', `applications/${id}/keep/`)
    await ask()
    await ask()
    expect((await keepMails(email)).filter(({ kind }) => kind === 'application.keep')).toHaveLength(1)
    const keepAskedAt = new Date(at.services.now().getTime() - 25 * 3_600_000)
    await at.services.database.db.update(applications).set({ keepAskedAt }).where(eq(applications.id, id))
    await ask()
    expect((await keepMails(email)).filter(({ kind }) => kind === 'application.keep')).toHaveLength(2)
  })

  it('is not for reviewers', async () => {
    const { id } = await at.apply({ email: 'third@person.example' })
    expect((await at.call(at.reviewer, 'POST', `applications/${id}/keep/`)).status).toBe(403)
  })
})
