import type { OutboxPage } from '@atrium/contract/outbox'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { auditLog, mails } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

describeOnDatabase('the outbox at the desk', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let admin: AccountRecord
  beforeEach(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
    admin = await hire(services, { role: 'admin' })
    await services.database.db.delete(mails)
    const to = 'gunesh@person.example'
    await services.outbox.put(services.database.db, [
      {
        kind: 'account.reset',
        to,
        subject: 'Your code is 123456',
        text: 'https://site.example/#token=secret',
      },
      { kind: 'newsletter.letter', to, subject: 'News of November', text: 'Hello' },
      { kind: 'meeting.invited', to, subject: 'Salary of Leyla', text: 'Come' },
    ])
  })
  afterEach(() => app.close())

  const call = async (method: 'GET' | 'POST' | 'DELETE', path = '', account = admin) => {
    const headers = await signIn(services, account)
    const reply = await app.inject({ method, url: `/api/v1/outbox/${path}`, headers })
    return { status: reply.statusCode, text: reply.body, body: () => reply.json() as OutboxPage }
  }
  const fail = (kind: string, lastError: string) =>
    services.database.db
      .update(mails)
      .set({ status: 'failed', attempts: 15, lastError })
      .where(eq(mails.kind, kind))
  const idOf = async (kind: string) => {
    const [row] = await services.database.db.select().from(mails).where(eq(mails.kind, kind))
    return row?.id
  }

  it('shows to whom and about what a mail is, and neither its text nor a private subject', async () => {
    const { body, text } = await call('GET')
    expect(body().mails.map(({ area, to, subject }) => [area, to, subject])).toEqual([
      ['meeting', 'gunesh@person.example', ''],
      ['newsletter', 'gunesh@person.example', 'News of November'],
      ['account', 'gunesh@person.example', ''],
    ])
    expect(text).not.toMatch(/123456|secret|Salary|Hello/)
    expect((await call('GET', '', await hire(services, { role: 'hr' }))).status).toBe(403)
  })

  it("shows the mail server's own words without a link that signs in", async () => {
    await fail(
      'account.reset',
      `550 rejected: ${services.siteUrl()}/staff/reset-password#token=secret is spam`,
    )
    const failed = (await call('GET', '?state=failed')).body()
    expect(failed).toMatchObject({
      mails: [{ area: 'account', error: '550 rejected: … is spam' }],
      counts: { queued: 2, failed: 1 },
    })
  })

  it('leafs through the mails from the newest on', async () => {
    const [newest] = (await call('GET')).body().mails
    expect((await call('GET', `?before=${newest?.id}&area=account`)).body().mails).toHaveLength(1)
    expect((await call('GET', `?before=${newest?.id}`)).body().mails).toHaveLength(2)
  })

  it('sends one failed mail again, or all', async () => {
    await fail('account.reset', 'timeout')
    await fail('newsletter.letter', 'timeout')
    expect((await call('POST', `${await idOf('meeting.invited')}/retry/`)).status).toBe(404)
    expect((await call('POST', `${await idOf('account.reset')}/retry/`)).status).toBe(204)
    expect((await call('GET')).body().counts).toEqual({ queued: 2, failed: 1 })
    expect((await call('POST', 'retry/')).body()).toEqual({ count: 1 })
    expect((await call('GET')).body().counts).toEqual({ queued: 3, failed: 0 })
  })

  it('deletes a failed mail, and the audit log keeps who did it and no address', async () => {
    await fail('account.reset', 'unknown')
    const id = await idOf('account.reset')
    expect((await call('DELETE', `${await idOf('meeting.invited')}/`)).status).toBe(404)
    expect((await call('DELETE', `${id}/`)).status).toBe(204)
    expect((await call('GET')).body().mails).toHaveLength(2)
    const [entry] = await services.database.db.select().from(auditLog).where(eq(auditLog.kind, 'mails'))
    expect(entry).toMatchObject({ actorId: admin.id, action: 'removed', before: { kind: 'account.reset' } })
    expect(JSON.stringify(entry)).not.toContain('gunesh')
  })
})
