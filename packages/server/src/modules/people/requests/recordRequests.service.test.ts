import { getProfile } from '@atrium/contract/accounts'
import { undoMs } from '@atrium/contract/core'
import type { OwnRecordRequest, RecordRequest } from '@atrium/contract/people'
import { asc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { selectAccounts } from '#db/accounts.ts'
import {
  accounts,
  auditLog,
  cards,
  mails,
  notifications,
  notificationTexts,
  people,
  recordRequests,
} from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { resetRateLimits, type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'
import { releaseDueRecordDecisions } from './decisions.service.ts'

const engineer = { AZ: 'Mühəndis', EN: 'Engineer', RU: 'Инженер' }
const lead = { AZ: 'Aparıcı mühəndis', EN: 'Lead engineer', RU: 'Ведущий инженер' }

describeOnDatabase('a request for a change of the record', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'), { offDayMail: 'office@caspora.example' })
    app = await buildApp({ services })
  })
  afterEach(async () => {
    await resetRateLimits(services.database)
    for (const table of [mails, accounts, cards, people]) await services.database.db.delete(table)
  })
  afterAll(() => app.close())

  let counted = 300
  const join = async (firstName: string, { role = 'staff', language = 'EN', hasRecord = false } = {}) => {
    counted += 1
    const email = `${firstName.toLowerCase()}${counted}@caspora.example`
    if (hasRecord)
      await services.database.db.insert(people).values({
        name: firstName,
        surname: 'Quliyeva',
        email,
        number: counted,
        job: engineer,
        computers: [],
        otherInfo: { AZ: [], EN: [], RU: [] },
      })
    const account = await hire(services, {
      name: firstName,
      surname: 'Quliyeva',
      email,
      role: role as 'hr',
      language: language as 'EN',
    })
    return { ...account, cookie: await signIn(services, account) }
  }
  type Person = Awaited<ReturnType<typeof join>>

  const present = {
    firstName: 'Leyla',
    lastName: 'Quliyeva',
    position: 'Engineer',
    reason: 'I have married.',
  }
  const send = (person: Person, changes: object, language = 'en') =>
    app.inject({
      method: 'POST',
      url: '/api/v1/me/record-requests/',
      headers: { ...person.cookie, 'accept-language': language },
      payload: { ...present, ...changes },
    })
  const own = async (person: Person): Promise<OwnRecordRequest[]> =>
    (await app.inject({ url: '/api/v1/me/record-requests/', headers: person.cookie })).json()
  const listed = async (person: Person): Promise<RecordRequest[]> =>
    (await app.inject({ url: '/api/v1/record-requests/', headers: person.cookie })).json()
  const idOf = async (person: Person) => (await own(person))[0]?.id ?? 0
  const decide = (person: Person, id: number, payload: object) =>
    app.inject({
      method: 'PUT',
      url: `/api/v1/record-requests/${id}/decision/`,
      headers: { ...person.cookie, 'accept-language': 'en' },
      payload: { words: '', ...payload },
    })
  const undo = (person: Person, id: number) =>
    app.inject({
      method: 'DELETE',
      url: `/api/v1/record-requests/${id}/decision/`,
      headers: { ...person.cookie, 'accept-language': 'en' },
    })
  /** Passes the time in which a decision can be undone. */
  const passUndo = async () => {
    services.clock.pass(undoMs)
    const failed: number[] = []
    await releaseDueRecordDecisions(services, (_error, id) => failed.push(id))
    return failed
  }
  const withdraw = (person: Person, id: number) =>
    app.inject({
      method: 'PUT',
      url: `/api/v1/me/record-requests/${id}/withdrawal/`,
      headers: person.cookie,
    })
  const sentMails = () => services.database.db.select().from(mails).orderBy(asc(mails.id))
  const titlesOf = async ({ id }: Person, language: 'AZ' | 'EN' | 'RU') =>
    (
      await services.database.db
        .select({ title: notificationTexts.title, language: notificationTexts.language })
        .from(notificationTexts)
        .innerJoin(notifications, eq(notifications.id, notificationTexts.notificationId))
        .where(eq(notifications.accountId, id))
    ).flatMap((one) => (one.language === language ? [one.title] : []))

  it('has the differing fields only, and notifies each person of HR in their language', async () => {
    const person = await join('Leyla')
    const hr = await join('Aysel', { role: 'hr', language: 'RU' })
    await join('Rauf', { role: 'admin' })
    expect((await send(person, { lastName: 'Əliyeva' })).statusCode).toBe(204)
    expect(await own(person)).toMatchObject([{ changes: { lastName: 'Əliyeva' }, state: 'sent' }])
    expect(Object.keys((await own(person))[0]?.changes ?? {})).toEqual(['lastName'])
    expect(await listed(hr)).toMatchObject([
      { name: 'Leyla Quliyeva', reason: 'I have married.', present: { lastName: 'Quliyeva' } },
    ])
    const [mail, ...others] = await sentMails()
    expect([mail?.kind, mail?.to, mail?.replyTo, others]).toEqual(['record.sent', hr.email, person.email, []])
    expect(mail?.subject).toBe('Запрос на изменение: Leyla Quliyeva')
    expect(mail?.text).toContain('Фамилия: Quliyeva → Əliyeva')
    expect(await titlesOf(hr, 'RU')).toEqual(['Запрос на изменение: Leyla Quliyeva'])
    const page = `/staff/desk/changes#change-${await idOf(person)}`
    expect(mail?.text).toContain(`${page}\n`)
    const [entry] = await services.database.db
      .select({ href: notifications.href })
      .from(notifications)
      .where(eq(notifications.accountId, hr.id))
    expect(entry?.href).toBe(page)
  })

  it('takes effect although the release of an earlier one fails', async () => {
    const [first, second] = [await join('Leyla'), await join('Aysel')]
    const hr = await join('Rauf', { role: 'hr' })
    for (const person of [first, second]) {
      await send(person, { lastName: 'Əliyeva' })
      await decide(hr, await idOf(person), { decision: 'grant' })
    }
    const broken = await idOf(first)
    await services.database.db
      .update(recordRequests)
      .set({ held: sql`jsonb_set(held, '{at}', '"no time"')` })
      .where(eq(recordRequests.id, broken))
    expect(await passUndo()).toEqual([broken])
    expect((await own(second))[0]).toMatchObject({ state: 'granted' })
    expect((await own(first))[0]).toMatchObject({ state: 'sent' })
  })

  it('goes to the administrators, or the office, when the requester is the only person of HR', async () => {
    const hr = await join('Leyla', { role: 'hr' })
    await send(hr, { firstName: 'Lalə' })
    await withdraw(hr, await idOf(hr))
    const admin = await join('Rauf', { role: 'admin' })
    await send(hr, { firstName: 'Lalə' })
    expect((await sentMails()).map(({ to }) => to)).toEqual(['office@caspora.example', admin.email])
  })

  it('is one at a time: the same again is a repetition, another is refused until the first is withdrawn', async () => {
    const person = await join('Leyla')
    const first = { firstName: 'Lalə', position: 'Lead engineer' }
    await send(person, first)
    expect((await send(person, first)).statusCode).toBe(204)
    const refused = await send(person, { firstName: 'Ləman' })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'You already have a pending request. Withdraw it or wait for the decision.',
    ])
    expect(await sentMails()).toHaveLength(1)
    expect((await withdraw(person, await idOf(person))).statusCode).toBe(204)
    expect((await send(person, { firstName: 'Ləman' })).statusCode).toBe(204)
    expect((await own(person)).map(({ state }) => state)).toEqual(['sent', 'withdrawn'])
  })

  it('needs a difference, a reason, and no empty value', async () => {
    const person = await join('Leyla')
    expect((await send(person, {})).json().errors).toEqual({ firstName: 'changeRequired' })
    expect((await send(person, { position: ' ' })).json().errors).toEqual({ position: 'positionRequired' })
    expect((await send(person, { firstName: '', reason: '' })).json().errors).toEqual({
      firstName: 'firstNameRequired',
      reason: 'reasonRequired',
    })
    expect(await own(person)).toEqual([])
  })

  it('granted changes the record in three languages, and with it account, badge and card', async () => {
    const person = await join('Leyla', { hasRecord: true, language: 'AZ' })
    const { db } = services.database
    await db.insert(cards).values({ name: 'leyla', key: 'leyla', personId: person.personId })
    const hr = await join('Aysel', { role: 'hr' })
    await send(person, { lastName: 'Əliyeva', position: 'Aparıcı mühəndis' }, 'az')
    expect((await listed(hr))[0]).toMatchObject({
      changes: { position: 'Aparıcı mühəndis', language: 'AZ' },
      present: { position: engineer },
    })
    const id = await idOf(person)
    const missing = await decide(hr, id, { decision: 'grant' })
    expect(missing.json().errors).toMatchObject({ 'position.RU': 'positionRequired' })
    const granted = await decide(hr, id, { decision: 'grant', position: lead, words: 'Təbriklər.' })
    expect(granted.statusCode).toBe(204)
    await passUndo()
    const card = await app.inject({ url: '/list/all/leyla/', headers: { 'accept-language': 'en' } })
    expect(card.json()).toMatchObject({ fullname: 'Leyla Əliyeva', position: lead.EN })
    const profile = await app.inject({
      url: getProfile.path,
      headers: { ...person.cookie, 'accept-language': 'ru' },
    })
    expect(profile.json()).toMatchObject({ lastName: 'Əliyeva', position: 'Ведущий инженер' })
    expect((await own(person))[0]).toMatchObject({ state: 'granted', answer: 'Təbriklər.' })
    expect((await listed(hr))[0]).toMatchObject({ decidedBy: 'Aysel Quliyeva', name: 'Leyla Əliyeva' })
    const mail = (await sentMails()).at(-1)
    expect([mail?.kind, mail?.to, mail?.subject]).toEqual([
      'record.grant',
      person.email,
      'Məlumatlarınız dəyişdirildi',
    ])
    expect(mail?.text).toContain('Təbriklər.')
    expect(await titlesOf(person, 'EN')).toContain('Your record has been changed')
    const written = (await db.select().from(auditLog).orderBy(auditLog.id))
      .filter(({ kind }) => kind === 'people')
      .at(-1)
    expect(written).toMatchObject({ actorId: hr.id, after: { surname: 'Əliyeva' } })
  })

  it('granted to a person without a badge changes only what was asked for', async () => {
    const person = await join('Leyla')
    const hr = await join('Aysel', { role: 'hr' })
    await send(person, { firstName: 'Lalə' })
    await decide(hr, await idOf(person), { decision: 'grant', position: lead })
    await passUndo()
    const [account] = await selectAccounts(services.database.db).where(eq(accounts.id, person.id))
    expect(account).toMatchObject({ name: 'Lalə', surname: 'Quliyeva', job: engineer })
  })

  it('declined needs words and leaves the record', async () => {
    const person = await join('Leyla')
    const hr = await join('Aysel', { role: 'hr' })
    await send(person, { firstName: 'Lalə' })
    const id = await idOf(person)
    expect((await decide(hr, id, { decision: 'decline' })).json().errors).toEqual({ words: 'wordsRequired' })
    expect((await decide(hr, id, { decision: 'decline', words: 'Bring the document.' })).statusCode).toBe(204)
    await passUndo()
    expect((await own(person))[0]).toMatchObject({ state: 'declined', answer: 'Bring the document.' })
    const [account] = await selectAccounts(services.database.db).where(eq(accounts.id, person.id))
    expect(account?.name).toBe('Leyla')
    expect((await withdraw(person, id)).statusCode).toBe(409)
  })

  it('has no effect for two minutes, in which the one who decided can undo it', async () => {
    const person = await join('Leyla')
    const [hr, other] = [await join('Aysel', { role: 'hr' }), await join('Rauf', { role: 'admin' })]
    await send(person, { lastName: 'Əliyeva', position: 'Lead engineer' })
    const id = await idOf(person)
    await decide(hr, id, { decision: 'grant', position: lead, words: 'Congratulations.' })
    const undoUntil = new Date(services.now().getTime() + undoMs).toISOString()
    const held = { state: 'granted', answer: 'Congratulations.', decidedBy: 'Aysel Quliyeva' }
    expect((await listed(hr))[0]).toMatchObject({ ...held, undoUntil, heldPosition: lead })
    const [seen] = await listed(other)
    expect(seen).toMatchObject(held)
    expect(Object.keys(seen ?? {})).not.toContain('undoUntil')
    expect((await own(person))[0]).toMatchObject({ state: 'sent', answer: '', decidedAt: null })
    expect((await decide(other, id, { decision: 'decline', words: 'No.' })).statusCode).toBe(409)
    expect((await undo(other, id)).statusCode).toBe(404)
    expect((await undo(hr, id)).statusCode).toBe(204)
    await passUndo()
    expect((await own(person))[0]).toMatchObject({ state: 'sent' })
    expect((await sentMails()).filter(({ to }) => to === person.email)).toEqual([])

    await decide(hr, id, { decision: 'grant', position: lead })
    await passUndo()
    const late = await undo(hr, id)
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'The person knows the decision already, so it cannot be undone.',
    ])
    const [account] = await selectAccounts(services.database.db).where(eq(accounts.id, person.id))
    expect(account).toMatchObject({ surname: 'Əliyeva', job: lead })
  })

  it('withdrawn while a decision can be undone stays withdrawn', async () => {
    const person = await join('Leyla')
    const hr = await join('Aysel', { role: 'hr' })
    await send(person, { firstName: 'Lalə' })
    const id = await idOf(person)
    await decide(hr, id, { decision: 'grant' })
    expect((await withdraw(person, id)).statusCode).toBe(204)
    await passUndo()
    expect((await own(person))[0]).toMatchObject({ state: 'withdrawn' })
    const [account] = await selectAccounts(services.database.db).where(eq(accounts.id, person.id))
    expect(account?.name).toBe('Leyla')
  })

  it('is decided once, also by two people at the same moment, and not after it was withdrawn', async () => {
    const person = await join('Leyla')
    const [one, other] = [await join('Aysel', { role: 'hr' }), await join('Rauf', { role: 'admin' })]
    await send(person, { firstName: 'Lalə' })
    const id = await idOf(person)
    const replies = await Promise.all([
      decide(one, id, { decision: 'grant' }),
      decide(other, id, { decision: 'decline', words: 'No.' }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      'The request has changed. Check it again.',
    )
    await passUndo()
    await passUndo()
    expect((await sentMails()).filter(({ to }) => to === person.email)).toHaveLength(1)
    await send(person, { lastName: 'Əliyeva', firstName: 'Leyla' })
    const next = await idOf(person)
    await withdraw(person, next)
    expect((await decide(one, next, { decision: 'grant' })).statusCode).toBe(409)
    expect((await listed(one)).map((request) => request.id)).toEqual([id])
  })

  it('cannot be granted by the requester, and cannot be withdrawn by another person', async () => {
    const hr = await join('Leyla', { role: 'hr' })
    const colleague = await join('Aysel')
    await send(hr, { firstName: 'Lalə' })
    const id = await idOf(hr)
    expect(await listed(hr)).toEqual([])
    expect((await decide(hr, id, { decision: 'grant' })).statusCode).toBe(404)
    expect((await withdraw(colleague, id)).statusCode).toBe(404)
    expect((await decide(colleague, id, { decision: 'grant' })).statusCode).toBe(403)
  })
})
