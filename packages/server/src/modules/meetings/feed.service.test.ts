import type { AnswerState, Meeting, OwnAnswer } from '@atrium/contract/meetings'
import type { FastifyInstance } from 'fastify'
import ICAL from 'ical.js'
import { updateAccount } from '#accounts/accounts.repo.ts'
import { closeAccount } from '#accounts/closeAccount.ts'
import { linkSpan, replaceLink } from '#accounts/passwordLinks.repo.ts'
import { buildApp } from '#app.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { calendarFeeds, meetings } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { newMeeting } from '#testing/meetings.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const answered = '2026-11-21T10:05:00.000Z'

describeOnDatabase('the private calendar address', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let owner: AccountRecord
  let headers: Record<string, string>

  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  beforeEach(async () => {
    owner = await hire(services, { name: 'Sevda', surname: 'Quliyeva' })
    headers = await signIn(services, owner)
  })
  afterEach(() => services.database.db.delete(meetings))
  afterAll(() => app.close())

  const sync = (body: { changes?: Meeting[]; answers?: OwnAnswer[] }, as = headers) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/meetings/sync/',
      headers: as,
      payload: { since: 0, changes: [], ...body },
    })
  const renew = async () => {
    const reply = await app.inject({ method: 'POST', url: '/api/v1/calendar-feed/', headers })
    return new URL((reply.json() as { address: string }).address).pathname
  }
  const eventsOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  const titles = (text: string) => eventsOf(text).map(({ summary }) => summary)

  it('has own meetings and invitations that are not declined, from three months ago on', async () => {
    const organiser = await hire(services, { name: 'Rauf', surname: 'Əliyev' })
    const invitation = (title: string, more: Partial<Meeting> = {}) =>
      newMeeting({
        title,
        attendees: ['Sevda Quliyeva'],
        invitees: [{ name: 'Sevda Quliyeva', personId: `account-${owner.id}` }],
        ...more,
      })
    const [unanswered, yes, no] = ['Unanswered', 'Accepted', 'Declined'].map((title) => invitation(title))
    const series = invitation('Series', { recurrence: { rule: 'FREQ=DAILY;COUNT=3', changes: [] } })
    const invitations = [unanswered, yes, no, series] as Meeting[]
    await sync({ changes: invitations }, await signIn(services, organiser))
    const own = [newMeeting({ title: 'Own' }), newMeeting({ title: 'Old', day: '2026-08-20' })]
    const answer = (meeting: Meeting | undefined, state: AnswerState, day?: string): OwnAnswer[] =>
      meeting ? [{ id: meeting.id, state, at: answered, sequence: 0, ...(day && { day }) }] : []
    await sync({
      changes: own,
      answers: [
        ...answer(yes, 'accepted'),
        ...answer(no, 'declined'),
        ...answer(series, 'maybe'),
        ...answer(series, 'declined', '2026-11-25'),
      ],
    })
    const reply = await app.inject(await renew())
    expect(reply.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
    expect(reply.headers['set-cookie']).toBeUndefined()
    expect(titles(reply.body).toSorted()).toEqual(['Accepted', 'Own', 'Series', 'Unanswered'])
    const states = eventsOf(reply.body).map(({ summary, component }) => [
      summary,
      component.getFirstPropertyValue('status'),
      String(component.getFirstPropertyValue('exdate') ?? ''),
    ])
    expect(states).toContainEqual(['Accepted', 'CONFIRMED', ''])
    expect(states).toContainEqual(['Unanswered', 'TENTATIVE', ''])
    expect(states).toContainEqual(['Series', 'TENTATIVE', '2026-11-25T10:00:00'])
    expect(reply.body).toContain('X-WR-CALNAME:Meetings of Sevda Quliyeva')
  })

  it('answers 304 to a program that has the calendar, until something changes', async () => {
    await sync({ changes: [newMeeting()] })
    const address = await renew()
    const request = async (etag?: string) =>
      app.inject({ url: address, headers: etag ? { 'if-none-match': etag } : {} })
    const etag = String((await request()).headers.etag)
    expect((await request(etag)).statusCode).toBe(304)
    await sync({ changes: [newMeeting({ title: 'Another' })] })
    const changed = await request(etag)
    expect([changed.statusCode, titles(changed.body).toSorted()]).toEqual([200, ['Another', 'Planning']])
  })

  it('stops at once when it is renewed, and is in the database as a hash only', async () => {
    const state = async () => (await app.inject({ url: '/api/v1/calendar-feed/', headers })).json()
    expect(await state()).toEqual({})
    const first = await renew()
    const second = await renew()
    expect((await app.inject(first)).statusCode).toBe(404)
    expect((await app.inject(second)).statusCode).toBe(200)
    expect(await state()).toEqual({ createdAt: services.now().toISOString() })
    const token = /calendar\/([\w-]+)\.ics/.exec(second)?.[1] ?? ''
    expect(token).toHaveLength(43)
    expect(JSON.stringify(await services.database.db.select().from(calendarFeeds))).not.toContain(token)
  })

  it('is unknown for any other token, for a closed account, and made only by a signed-in person', async () => {
    const address = await renew()
    for (const other of ['A'.repeat(43), 'x', '%00', '..%2f'])
      expect((await app.inject(`/api/v1/calendar/${other}.ics`)).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/api/v1/calendar-feed/' })).statusCode).toBe(401)
    const { db } = services.database
    await closeAccount(db, owner.id, services.now())
    expect((await app.inject(address)).statusCode).toBe(404)
    await updateAccount(db, owner.id, { deactivatedAt: null })
    expect((await app.inject(address)).statusCode).toBe(404)
  })

  it('ends with a new password, by the link of a mail and by the own account', async () => {
    const { db } = services.database
    const first = await renew()
    const link = await replaceLink(db, { accountId: owner.id, span: linkSpan.reset, now: services.now() })
    const password = 'kettle orbit walnut 71'
    const body = { token: link.token, password }
    const reset = await app.inject({ method: 'POST', url: '/api/v1/password/reset/', payload: body })
    expect([reset.statusCode, (await app.inject(first)).statusCode]).toEqual([200, 404])
    headers = await signIn(services, owner)
    const second = await renew()
    const payload = { current: password, password: 'kettle orbit walnut 72' }
    const changed = await app.inject({ method: 'POST', url: '/api/v1/me/password/', headers, payload })
    expect([changed.statusCode, (await app.inject(second)).statusCode]).toEqual([200, 404])
  })
})
