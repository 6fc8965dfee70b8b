import { asc, eq } from 'drizzle-orm'
import { applications, mails } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type HiringServer, serveHiring } from '#testing/hiring.ts'
import { hire } from '#testing/staff.ts'

const mail = { subject: 'Your application\r\nBcc: all@evil.example', text: 'Hello Aysel,\n\nwe chose you.' }

describeOnDatabase('the move of an application', (open) => {
  let at: HiringServer
  let otherHr: HiringServer['hr']
  beforeAll(async () => {
    at = await serveHiring(await open())
    otherHr = await hire(at.services, { role: 'hr', name: 'Rauf', surname: 'Əliyev' })
  })
  afterAll(() => at.app.close())

  let counted = 0
  const arrive = () => {
    counted += 1
    return at.apply({ email: `person${counted}@person.example` })
  }
  const mailsTo = ({ email }: { email: string }) =>
    at.services.database.db.select().from(mails).where(eq(mails.to, email)).orderBy(asc(mails.id))
  const undo = (account: HiringServer['hr'], id: number) =>
    at.call(account, 'POST', `applications/${id}/undo/`)

  it('changes stage and revision, and mails the applicant after ten seconds', async () => {
    const application = await arrive()
    const { status, body } = await at.move(at.hr, application.id, { stage: 'review', mail })
    const now = at.services.now()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ stage: 'review', revision: 2, stageAt: now.toISOString() },
      undoableUntil: new Date(now.getTime() + 10_000).toISOString(),
    })
    const subject = 'Your application Bcc: all@evil.example'
    expect(body.history).toMatchObject([
      { kind: 'received', by: null },
      { kind: 'mail', by: null, data: { subject: expect.stringContaining(application.reference) } },
      { kind: 'stage', by: 'Leyla İsmayılova', isOwn: true, data: { from: 'new', to: 'review' } },
      { kind: 'mail', by: 'Leyla İsmayılova', data: { subject, text: mail.text } },
    ])
    expect(Object.keys(body.history[2]?.data ?? {})).toEqual(['from', 'to'])
    const [, queued] = await mailsTo(application)
    expect(queued).toMatchObject({
      ...{ kind: 'application.stage', subject, text: mail.text },
      ...{ about: `application ${application.id}`, replyTo: at.services.config.companyMail },
      nextAttemptAt: new Date(now.getTime() + 10_000),
    })
  })

  it('is undone with its mail within ten seconds, by the person who made it', async () => {
    const application = await arrive()
    await at.move(at.hr, application.id, { stage: 'review' })
    at.services.clock.pass(60_000)
    const before = await at.read(at.hr, application.id)
    await at.move(at.hr, application.id, { stage: 'rejected', mail })
    expect((await undo(otherHr, application.id)).status).toBe(409)
    at.services.clock.pass(9_999)
    const { status, body } = await undo(at.hr, application.id)
    expect(status).toBe(200)
    expect(body).toEqual({ ...before, revision: 4 })
    expect(await mailsTo(application)).toHaveLength(1)
    expect((await undo(at.hr, application.id)).status).toBe(409)
  })

  it('cannot be undone later, when its mail is claimed, or after another decision', async () => {
    const late = await arrive()
    await at.move(at.hr, late.id, { stage: 'rejected', mail })
    at.services.clock.pass(10_000)
    const answer = await undo(at.hr, late.id)
    expect([answer.status, answer.body.message]).toEqual([409, 'This can’t be undone any more.'])
    expect(await mailsTo(late)).toHaveLength(2)
    expect((await at.read(at.hr, late.id)).undoableUntil).toBeNull()

    const claimed = await arrive()
    await at.move(at.hr, claimed.id, { stage: 'rejected', mail })
    const leasedUntil = new Date(at.services.now().getTime() + 60_000)
    await at.services.database.db.update(mails).set({ leasedUntil }).where(eq(mails.to, claimed.email))
    expect((await undo(at.hr, claimed.id)).status).toBe(409)
    expect((await at.read(at.hr, claimed.id)).stage).toBe('rejected')

    const moved = await arrive()
    await at.move(at.hr, moved.id, { stage: 'review' })
    await at.move(otherHr, moved.id, { stage: 'interview' })
    expect((await undo(at.hr, moved.id)).status).toBe(409)
    expect((await undo(otherHr, moved.id)).body.stage).toBe('review')
  })

  it('answers 409 with who moved it to which stage', async () => {
    const { id } = await arrive()
    await at.move(otherHr, id, { stage: 'interview' })
    const { status, body } = await at.move(at.hr, id, { stage: 'rejected', revision: 1, mail })
    expect([status, body.message]).toEqual([
      409,
      'Rauf Əliyev has moved this application to “Interview”. Check it again.',
    ])
    await at.services.database.db.update(applications).set({ revision: 9 }).where(eq(applications.id, id))
    expect((await at.move(at.hr, id, { stage: 'offer', revision: 2 })).body.message).toMatch(/Someone else/)
    expect((await at.read(at.hr, id)).stage).toBe('interview')
  })

  it('is refused for an applicant who was hired and has a record; a mail is not', async () => {
    const { id } = await arrive()
    await at.services.database.db
      .update(applications)
      .set({ stage: 'hired', personId: at.colleague.personId })
      .where(eq(applications.id, id))
    const { status, body } = await at.move(at.hr, id, { stage: 'rejected', mail })
    expect([status, body.message]).toEqual([
      409,
      'This applicant has been hired and has a record. The stage can’t change any more.',
    ])
    const mailed = await at.move(at.hr, id, { stage: 'hired', mail })
    expect([mailed.status, mailed.body.stage, mailed.body.history.at(-1)?.kind]).toEqual([
      200,
      'hired',
      'mail',
    ])
    expect((await undo(at.hr, id)).body).toMatchObject({ stage: 'hired', personId: at.colleague.personId })
  })

  it('is one of two at the same time', async () => {
    const { id } = await arrive()
    const both = await Promise.all([
      at.move(at.hr, id, { stage: 'review', revision: 1 }),
      at.move(otherHr, id, { stage: 'rejected', revision: 1, mail }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await at.read(at.hr, id)).history.filter(({ kind }) => kind === 'stage')).toHaveLength(1)
  })

  it('to the same stage is no move, but mails', async () => {
    const application = await arrive()
    const { body } = await at.move(at.hr, application.id, { stage: 'new', mail })
    expect([body.stage, body.revision, body.history.at(-1)?.kind]).toEqual(['new', 1, 'mail'])
    expect(await mailsTo(application)).toHaveLength(2)
  })

  it('does without a mail, and a mail without it', async () => {
    const application = await arrive()
    await at.move(at.hr, application.id, { stage: 'review' })
    const path = `applications/${application.id}/mails/`
    const { body } = await at.call(at.hr, 'POST', path, { subject: 'A question', text: 'When?' })
    expect(body).toMatchObject({ revision: 2, undoableUntil: expect.any(String) })
    expect((await mailsTo(application)).map(({ kind }) => kind)).toEqual([
      'application.receipt',
      'application.mail',
    ])
    // First the mail, then the move.
    expect((await undo(at.hr, application.id)).body.stage).toBe('review')
    expect(await mailsTo(application)).toHaveLength(1)
    expect((await undo(at.hr, application.id)).body).toMatchObject({ stage: 'new', revision: 3 })
  })
})
