import type { ReplyOf } from '@atrium/contract/core'
import type { Meeting, syncMeetings } from '@atrium/contract/meetings'
import type { Account, Person } from '@atrium/contract/people'
import { newPerson } from '@atrium/contract/people/schema'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { findAccountByEmail, updateAccount } from '#accounts/accounts.repo.ts'
import { buildApp } from '#app.ts'
import {
  auditLog,
  cards,
  files,
  knownDevices,
  mails,
  meetingPeople,
  meetings,
  notifications,
  notificationTexts,
  offDayRequests,
  passkeys,
  people,
  roomBookings,
} from '#db/schema.ts'
import { findMailCalendar } from '#mail/mails.repo.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { newMeeting } from '#testing/meetings.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const address = (mail: string) => `${mail}@caspora.example`
const admin = address('rauf.aliyev')
const hr = address('leyla.ismayilova')
const leader = address('leyla.aliyeva')

const sevda = {
  ...newPerson,
  name: 'Sevda',
  surname: 'Rüstəmova',
  email: address('sevda.rustamova'),
  phone: '+994 50 000 00 09',
  roomname: 'göygöl',
  positions: { AZ: 'Analitik', EN: 'Analyst', RU: 'Аналитик' },
  startedOn: '2026-12-01',
  hasCard: true,
}

describeOnDatabase('the records of people', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeEach(async () => {
    services = await testServices(await open())
    services.now = () => new Date('2026-11-24T08:00:00Z')
    app = await buildApp({ services })
  })
  afterEach(() => app.close())

  const db = () => services.database.db
  const accountOf = async (email: string) => {
    const account = await findAccountByEmail(db(), email)
    if (!account) throw new Error(`There is no user ${email}.`)
    return account
  }
  /** A call by the account of an address. */
  const call = async (email: string, options: InjectOptions) => {
    const headers = { ...(await signIn(services, await accountOf(email))), 'accept-language': 'en' }
    return app.inject({ ...options, headers })
  }
  const list = async (email = hr) =>
    (await call(email, { url: '/api/v1/people/records/' })).json() as {
      people: Person[]
      accounts: Account[]
    }
  const record = async (mail: string, by = hr) => {
    const found = (await list(by)).people.find(({ email }) => email === address(mail))
    if (!found) throw new Error(`There is no record ${mail}.`)
    return found
  }
  const add = (payload: object, by = hr) =>
    call(by, { method: 'POST', url: '/api/v1/people/records/', payload: { ...sevda, ...payload } })
  const change = async (mail: string, payload: object, by = hr) =>
    call(by, {
      method: 'PATCH',
      url: `/api/v1/people/records/${(await record(mail)).id}/`,
      payload: { ...payload, was: await record(mail) },
    })
  const invite = async (mail: string) =>
    call(hr, {
      method: 'POST',
      url: `/api/v1/people/records/${(await record(mail)).id}/account/`,
      payload: { language: 'RU' },
    })
  const account = (verb: 'PUT' | 'POST' | 'DELETE', id: number, what: string, payload: object, by: string) =>
    call(by, { method: verb, url: `/api/v1/people/accounts/${id}/${what}/`, payload })
  const offboard = async (mail: string, successor: string | null, by = hr) =>
    call(by, {
      method: 'POST',
      url: `/api/v1/people/records/${(await record(mail)).id}/departure/`,
      payload: { successorId: successor && (await record(successor)).id },
    })

  it('mails the invitation again, or a link for a new password, by what the account has', async () => {
    await add({})
    await invite('sevda.rustamova')
    const invitedId = (await record('sevda.rustamova')).account?.id ?? 0
    const active = await accountOf(address('irina.sokolova'))
    const sendLink = async (id: number) => (await account('POST', id, 'invitation', {}, hr)).statusCode
    const lastTo = async (to: string) =>
      (await db().select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.id)))[0]
    expect(await sendLink(invitedId)).toBe(204)
    expect((await lastTo(sevda.email))?.kind).toBe('account.invitation')
    expect((await lastTo(sevda.email))?.text).toContain('создали учётную запись')
    expect(await sendLink(active.id)).toBe(204)
    expect((await lastTo(active.email))?.kind).toBe('account.reset')
    expect((await lastTo(active.email))?.text).toContain('indiki parolunuz işləyir')
    expect(await accountOf(active.email)).toMatchObject({ passwordHash: active.passwordHash })
    await account('PUT', active.id, 'open', { isOpen: false }, hr)
    expect(await sendLink(active.id)).toBe(409)
  })

  it('shows of an account without a record whether it is used, and whether it has a passkey', async () => {
    const one = await hire(services, { email: address('guest') })
    const other = await hire(services, { email: address('guest2') })
    const key = { credentialId: 'one', publicKey: 'key', counter: 0, transports: [], name: 'Phone' }
    await db()
      .insert(passkeys)
      .values({ ...key, accountId: other.id, createdAt: services.now() })
    await db()
      .insert(knownDevices)
      .values({ accountId: one.id, tokenHash: 'one', lastUsedAt: services.now() })
    for (const { id } of [one, other]) await updateAccount(db(), id, { passwordHash: null })
    const found = (await list()).accounts.filter(({ id }) => [one.id, other.id].includes(id))
    expect(found.map(({ state, hasSecondFactor }) => [state, hasSecondFactor])).toEqual([
      ['active', false],
      ['invited', true],
    ])
  })

  it('hires a person: record, badge, room, card and an account with an invitation', async () => {
    const before = await list()
    const last = Math.max(...before.people.map(({ idnumber }) => Number(idnumber.slice(3))))
    expect((await add({ managerId: (await record('leyla.aliyeva')).id })).statusCode).toBe(200)
    expect(await record('sevda.rustamova')).toMatchObject({
      idnumber: `DEV${last + 1}`,
      roomname: 'Göygöl',
      cardname: 'sevda-rustamova',
      account: null,
    })
    expect((await app.inject('/list/all/sevda-rustamova/')).json()).toMatchObject({
      fullname: 'Sevda Rüstəmova',
    })
    expect((await app.inject(`/api/employees?idnumber=DEV${last + 1}`)).statusCode).toBe(200)

    expect((await invite('sevda.rustamova')).statusCode).toBe(204)
    expect((await record('sevda.rustamova')).account).toMatchObject({ state: 'invited', role: 'staff' })
    const [mail] = await db().select().from(mails).where(eq(mails.to, sevda.email))
    expect(mail?.kind).toBe('account.invitation')
    expect((await invite('sevda.rustamova')).statusCode).toBe(409)
    // A number of another system does not count.
    await db().update(people).set({ number: 999_999_999 }).where(eq(people.email, sevda.email))
    // A second person of one name has a card with another name.
    for (const _each of [1, 2]) await add({ email: '', name: 'Nuray', surname: 'Orucova' })
    const namesakes = (await list()).people.filter(({ surname }) => surname === 'Orucova')
    expect(namesakes.map(({ idnumber, cardname }) => [idnumber, cardname])).toEqual([
      [`DEV${last + 1}`, 'nuray-orucova'],
      [`DEV${last + 2}`, 'nuray-orucova-2'],
    ])
  })

  it('changes a record, and account, badge and card follow', async () => {
    await change('irina.sokolova', { surname: 'Sokolova-Əliyeva', roomname: '', birthday: '1990-02-03' })
    expect(await record('irina.sokolova')).toMatchObject({
      surname: 'Sokolova-Əliyeva',
      roomname: '',
      birthday: '1990-02-03',
      name: 'Irina',
    })
    expect((await accountOf(address('irina.sokolova'))).surname).toBe('Sokolova-Əliyeva')
    expect((await app.inject('/list/all/irina-sokolova/')).json().fullname).toBe('Irina Sokolova-Əliyeva')
    const [entry] = await db().select().from(auditLog).where(eq(auditLog.kind, 'people'))
    expect(entry?.actorId).toBe((await accountOf(hr)).id)
  })

  it('refuses a field that another person has changed meanwhile, and no other (optimistic concurrency)', async () => {
    const { id, name, phone } = await record('irina.sokolova')
    const send = (fields: object, was: object) =>
      call(hr, { method: 'PATCH', url: `/api/v1/people/records/${id}/`, payload: { ...fields, was } })
    expect((await send({ name: 'Ira' }, { name })).statusCode).toBe(204)
    expect((await send({ name: 'Irena' }, { name })).statusCode).toBe(409)
    expect((await send({ phone: '+994 50 111 22 33' }, { phone })).statusCode).toBe(204)
    // A lost answer, sent again.
    expect((await send({ name: 'Ira' }, { name })).statusCode).toBe(204)
    expect(await record('irina.sokolova')).toMatchObject({ name: 'Ira', phone: '+994 50 111 22 33' })
  })

  it('refuses what cannot be, each at its field', async () => {
    const led = await record('irina.sokolova')
    const own = await record('rauf.aliyev')
    await updateAccount(db(), (await accountOf(leader)).id, { role: 'admin' })
    const reply = await change(
      'rauf.aliyev',
      { managerId: led.id, deputyId: own.id, roomname: 'Nowhere', email: hr },
      leader,
    )
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toEqual({
      managerId: 'managerCircle',
      deputyId: 'leadThemselves',
      roomname: 'roomUnknown',
      email: 'emailTaken',
    })
    expect((await change('irina.sokolova', { email: '' })).json().errors).toEqual({ email: 'emailRequired' })
    expect((await change('irina.sokolova', { name: '' })).json().errors).toEqual({
      name: 'firstNameRequired',
    })
    expect((await change('irina.sokolova', { name: '\uE000' })).json().errors).toEqual({
      name: 'textInvisible',
    })
    for (const email of ['İrina.sokolova@caspora.example', 'irina@caspora', '<irina@caspora.example>'])
      expect((await change('irina.sokolova', { email })).json().errors).toEqual({ email: 'emailInvalid' })
    expect((await change('irina.sokolova', { surname: '🙂' })).json().errors).toEqual({
      surname: 'nameInvalid',
    })
    expect((await change('irina.sokolova', { birthday: '2999-01-01' })).json().errors).toEqual({
      birthday: 'birthdayInFuture',
    })
    expect((await add({ positions: { AZ: 'Analitik', EN: '', RU: '' } })).json().errors).toEqual({
      positions: 'positionInEachLanguage',
    })
  })

  it('keeps HR from taking over the account of an administrator or of a reader', async () => {
    await updateAccount(db(), (await accountOf(hr)).id, { readsSuggestions: false })
    await updateAccount(db(), (await accountOf(address('irina.sokolova'))).id, { readsSuggestions: true })
    for (const mail of ['rauf.aliyev', 'irina.sokolova']) {
      const { account: held } = await record(mail)
      const id = held?.id ?? 0
      expect(held?.isChangeable).toBe(false)
      const tries = [
        await change(mail, { email: address('mine') }),
        await account('PUT', id, 'open', { isOpen: false }, hr),
        await account('POST', id, 'invitation', {}, hr),
        await account('DELETE', id, 'second-factor', {}, hr),
        await offboard(mail, null),
      ]
      expect(tries.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
      expect((await accountOf(address(mail))).deactivatedAt).toBeNull()
    }
    expect((await change('irina.sokolova', { email: address('irina') }, admin)).statusCode).toBe(204)
  })

  it('takes over the account, the card and the leave of a person without a badge by the address', async () => {
    const loose = await hire(services, { email: address('mailbox') })
    const { personId } = loose
    await db().insert(cards).values({ name: 'mailbox', key: 'mailbox', personId })
    await db()
      .insert(offDayRequests)
      .values({ personId, days: ['2026-12-01'], message: 'Wedding' })
    const before = await record('sabina.rahimova')
    expect((await change('sabina.rahimova', { email: address('mailbox') })).statusCode).toBe(204)
    const after = await record('mailbox')
    expect(after).toMatchObject({ id: before.id, account: { id: loose.id, name: 'Səbinə' } })
    const [leave] = await db().select().from(offDayRequests).where(eq(offDayRequests.message, 'Wedding'))
    expect(leave?.personId).toBe(before.id)
    const card = await app.inject('/list/all/mailbox/')
    expect(card.json()).toMatchObject({ fullname: 'Səbinə Rəhimova', email: address('mailbox') })
    expect(await db().select().from(people).where(eq(people.id, personId))).toEqual([])
  })

  it('gives a new record the account of a person without a badge by the address', async () => {
    const loose = await hire(services, { email: address('mailbox') })
    expect((await add({ email: address('mailbox') })).statusCode).toBe(200)
    expect(await record('mailbox')).toMatchObject({ account: { id: loose.id, name: 'Sevda' } })
    expect(
      await db()
        .select()
        .from(people)
        .where(eq(people.email, address('mailbox'))),
    ).toHaveLength(1)
  })

  it('notifies the owner of an account about a new address, at the old one', async () => {
    await change('irina.sokolova', { email: address('irina') })
    const [mail] = await db().select().from(mails).where(eq(mails.kind, 'account.address'))
    expect(mail).toMatchObject({ to: address('irina.sokolova') })
    expect(mail?.text).toContain(address('irina'))
    expect((await accountOf(address('irina'))).name).toBe('Irina')
  })

  it('lets HR write a birthday, and only the person show it to colleagues', async () => {
    const tried = await change('irina.sokolova', { birthday: '1990-03-08', isBirthdayShared: true })
    expect(tried.statusCode).toBe(204)
    expect(await record('irina.sokolova')).toMatchObject({ birthday: '1990-03-08' })
    const [row] = await db()
      .select()
      .from(people)
      .where(eq(people.email, address('irina.sokolova')))
    expect(row?.isBirthdayShared).toBe(false)
  })

  it('lets administrators give every role and name readers, but not change their own role', async () => {
    const { account: own } = await record('rauf.aliyev')
    const { account: other } = await record('irina.sokolova')
    const give = (id = 0, duties = {}, by = admin) => account('PUT', id, 'duties', duties, by)
    expect((await give(own?.id, { role: 'staff', readsSuggestions: false })).statusCode).toBe(403)
    expect((await give(other?.id, { role: 'admin', readsSuggestions: true })).statusCode).toBe(204)
    expect((await record('irina.sokolova')).account).toMatchObject({ role: 'admin', readsSuggestions: true })
    expect((await give(own?.id, { role: 'staff', readsSuggestions: false })).statusCode).toBe(403)
    const second = address('irina.sokolova')
    expect((await give(own?.id, { role: 'staff', readsSuggestions: false }, second)).statusCode).toBe(204)
    expect((await call(admin, { url: '/api/v1/people/records/' })).statusCode).toBe(403)
  })

  it('lets HR give and remove the roles staff and editor only', async () => {
    const give = async (mail: string, duties: object) =>
      (await account('PUT', (await accountOf(address(mail))).id, 'duties', duties, hr)).statusCode
    const { readsSuggestions } = await accountOf(address('irina.sokolova'))
    for (const role of ['editor', 'staff'])
      expect(await give('irina.sokolova', { role, readsSuggestions })).toBe(204)
    expect(await give('irina.sokolova', { role: 'staff', readsSuggestions: !readsSuggestions })).toBe(403)
    for (const role of ['hr', 'admin'])
      expect(await give('irina.sokolova', { role, readsSuggestions })).toBe(403)
    await updateAccount(db(), (await accountOf(address('irina.sokolova'))).id, { role: 'hr' })
    for (const mail of ['irina.sokolova', 'rauf.aliyev', 'leyla.ismayilova'])
      expect(await give(mail, { role: 'staff', readsSuggestions: false })).toBe(403)
    expect((await accountOf(address('irina.sokolova'))).role).toBe('hr')
  })

  it('refuses a change of the own manager, deputy or start day, also by a new record', async () => {
    const lead = (await record('irina.sokolova')).id
    const { managerId } = await record('leyla.ismayilova')
    for (const fields of [
      { startedOn: '2001-02-03' },
      { managerId: managerId === lead ? null : lead },
      { deputyId: lead },
    ]) {
      const reply = await change('leyla.ismayilova', fields)
      expect([reply.statusCode, reply.json().message]).toEqual([403, expect.stringMatching(/colleague/)])
      expect((await change('leyla.ismayilova', fields, admin)).statusCode).toBe(204)
    }
    expect(await record('leyla.ismayilova')).toMatchObject({ startedOn: '2001-02-03', deputyId: lead })
    expect(
      (await change('leyla.ismayilova', { phone: '+994 50 111 22 33', deputyId: lead })).statusCode,
    ).toBe(204)
    const unrecorded = (await hire(services, { role: 'hr', email: address('new.hr') })).email
    expect((await add({ email: unrecorded, startedOn: '2025-12-31' }, unrecorded)).statusCode).toBe(403)
    expect((await add({ email: unrecorded }, unrecorded)).statusCode).toBe(200)
  })

  it('offboards a person: no session, no badge, no card, and a successor for people and meetings', async () => {
    const leaver = await accountOf(leader)
    const heir = await accountOf(address('irina.sokolova'))
    const guest = await accountOf(hr)
    // Without those of the samples.
    await db().delete(meetings)
    const series = (count: number) => ({ rule: `FREQ=DAILY;COUNT=${count}`, changes: [] })
    const before = await record('leyla.aliyeva')
    const headers = await signIn(services, leaver)
    const meeting = {
      accountId: leaver.id,
      start: '10:00',
      end: '11:00',
      attendees: [],
      notes: '',
      attachments: [],
      look: 0,
      createdAt: new Date(),
      changedAt: new Date(),
      isDeleted: false,
    }
    await db()
      .insert(meetings)
      .values([
        { ...meeting, id: 'past', title: 'Past', day: '2026-11-23', revision: 1 },
        { ...meeting, id: 'next', title: 'Next', day: '2026-11-24', revision: 2 },
        { ...meeting, id: 'later', title: 'Later', day: '2026-12-01', revision: 3 },
        { ...meeting, id: 'own', accountId: heir.id, title: 'Own', day: '2026-12-01', revision: 7 },
        { ...meeting, id: 'foreign', accountId: guest.id, title: 'Foreign', day: '2026-12-01', revision: 9 },
        { ...meeting, id: 'over', title: 'Over', day: '2026-11-02', recurrence: series(22), revision: 4 },
        { ...meeting, id: 'series', title: 'Series', day: '2026-11-02', recurrence: series(23), revision: 5 },
      ])
    await db()
      .update(meetings)
      .set({
        invitees: [heir, guest].map(({ name, id }) => ({ name, personId: `account-${id}` })),
      })
      .where(eq(meetings.id, 'next'))
    await db()
      .insert(meetingPeople)
      .values([
        { meetingId: 'next', accountId: heir.id, name: heir.name, revision: 9 },
        { meetingId: 'next', accountId: guest.id, name: guest.name, revision: 3 },
        { meetingId: 'foreign', accountId: heir.id, name: heir.name, revision: 12 },
      ])
    expect((await app.inject({ url: '/api/v1/me/', headers })).statusCode).toBe(200)

    expect((await offboard('leyla.aliyeva', 'irina.sokolova')).statusCode).toBe(204)

    expect((await app.inject({ url: '/api/v1/me/', headers })).statusCode).toBe(401)
    expect((await app.inject(`/api/employees?idnumber=${before.idnumber}`)).statusCode).toBe(404)
    expect((await app.inject(`/list/all/${before.cardname}/`)).statusCode).toBe(404)
    const after = await list()
    const successor = after.people.find(({ email }) => email === heir.email)
    expect(after.people.find(({ id }) => id === before.id)).toMatchObject({
      leftAt: '2026-11-24T08:00:00.000Z',
      roomname: '',
      cardname: '',
      account: { state: 'closed', role: 'staff' },
    })
    const present = after.people.filter(({ leftAt }) => !leftAt)
    expect(present.filter(({ managerId, deputyId }) => [managerId, deputyId].includes(before.id))).toEqual([])
    expect(present.filter(({ managerId }) => managerId === successor?.id).length).toBeGreaterThan(6)
    const moved = await db()
      .select()
      .from(meetings)
      .where(eq(meetings.accountId, heir.id))
      .orderBy(meetings.revision)
    expect(moved.map(({ id, revision }) => [id, revision])).toEqual([
      ['own', 7],
      // One sequence with the meetings to which the successor is invited.
      ['next', 13],
      ['later', 14],
      ['series', 15],
    ])
    // The successor is not invited to the own meeting; everybody else learns of the change.
    expect(moved[1]?.invitees).toMatchObject([{ name: guest.name }])
    const people = await db().select().from(meetingPeople).where(eq(meetingPeople.meetingId, 'next'))
    expect(people.map(({ accountId, isRemoved }) => [accountId, isRemoved])).toEqual(
      expect.arrayContaining([
        [heir.id, true],
        [guest.id, false],
      ]),
    )
    expect(people.find(({ accountId }) => accountId === guest.id)?.revision).toBe(10)
    const [told] = await db()
      .select()
      .from(notificationTexts)
      .where(eq(notificationTexts.title, 'You take over from Leyla Əliyeva'))
    expect(told?.description).toContain('Meetings added to your calendar: 3')
    // Nothing brings the person half back.
    expect((await account('PUT', leaver.id, 'open', { isOpen: true }, hr)).statusCode).toBe(409)
    expect(
      (
        await call(hr, {
          method: 'PATCH',
          url: `/api/v1/people/records/${before.id}/`,
          payload: { roomname: 'Göygöl', was: { roomname: '' } },
        })
      ).statusCode,
    ).toBe(409)
    // A second offboarding is refused, and the person can be reinstated.
    expect(
      (
        await call(hr, {
          method: 'POST',
          url: `/api/v1/people/records/${before.id}/departure/`,
          payload: { successorId: null },
        })
      ).statusCode,
    ).toBe(409)
    expect(
      (await call(hr, { method: 'DELETE', url: `/api/v1/people/records/${before.id}/departure/` }))
        .statusCode,
    ).toBe(204)
    expect((await app.inject(`/api/employees?idnumber=${before.idnumber}`)).statusCode).toBe(200)
    // A session of before is over for good, also when the account is open again.
    expect((await account('PUT', leaver.id, 'open', { isOpen: true }, hr)).statusCode).toBe(204)
    expect((await app.inject({ url: '/api/v1/me/', headers })).statusCode).toBe(401)
  })

  it('cancels the coming meetings of a person who leaves without a successor, notifies the invited people, and frees rooms', async () => {
    const invited = await accountOf(address('irina.sokolova'))
    await db().delete(meetings)
    await db().delete(mails)
    const people = {
      attendees: ['Irina', 'Ann'],
      invitees: [
        { name: 'Irina', personId: `account-${invited.id}` },
        { name: 'Ann', email: 'ann@guest.example' },
      ],
      roomname: 'Kəpəz',
    }
    const rule = 'FREQ=DAILY;COUNT=30'
    const [over, next, series] = [
      newMeeting({ ...people, day: '2026-11-24', start: '10:00', end: '11:00' }),
      newMeeting({ ...people, title: 'Next', day: '2026-11-24', start: '14:00', end: '15:00' }),
      newMeeting({
        ...people,
        day: '2026-11-10',
        start: '16:00',
        end: '17:00',
        recurrence: { rule, changes: [] },
      }),
    ]
    const changes = [over, next, series]
    const sync = (payload: object, email: string) =>
      call(email, { method: 'POST', url: '/api/v1/meetings/sync/', payload })
    expect((await sync({ since: 0, changes }, leader)).statusCode).toBe(200)
    await db().update(mails).set({ status: 'sent' })
    await db().update(notifications).set({ readAt: new Date() })
    expect(await record('leyla.aliyeva')).toMatchObject({ meetings: 2 })
    expect((await offboard('leyla.aliyeva', null)).statusCode).toBe(204)
    expect(await record('leyla.aliyeva')).toMatchObject({ meetings: 0 })

    const seen = (await sync({ since: 0, changes: [] }, invited.email)).json().meetings as ReplyOf<
      typeof syncMeetings
    >['meetings']
    const stateOf = ({ id }: Meeting) => seen.find((one) => one.id === id)
    expect(stateOf(over)).toMatchObject({ isDeleted: false })
    expect(stateOf(next)).toMatchObject({ isDeleted: true })
    // What has been stays.
    expect(stateOf(series)?.recurrence?.rule).toBe('FREQ=DAILY;UNTIL=20261123')
    const queued = await db().select().from(mails).where(eq(mails.status, 'queued'))
    const told = queued.map(({ to, kind, calendar }) => [to, kind, calendar?.method])
    for (const to of [invited.email, 'ann@guest.example'])
      expect(told).toContainEqual([to, expect.stringContaining('cancelled'), 'CANCEL'])
    // It was not the organiser who cancelled it.
    for (const { text } of queued) expect(text).not.toContain('Leyla Əliyeva')
    const notices = await db().select().from(notificationTexts)
    const cancelled = notices.find(({ title }) => title === 'Cancelled: Next')
    expect(cancelled?.description).toMatch(/^The organiser has left the company, so the meeting is cancelled/)
    const bookings = await db().select().from(roomBookings)
    expect(bookings.map(({ meetingId }) => meetingId)).toEqual([over.id])
  })

  it('notifies the invited people of the new organiser, and keeps their answers', async () => {
    const invited = await accountOf(address('irina.sokolova'))
    const heir = await accountOf(hr)
    await db().delete(meetings)
    const meeting = newMeeting({
      day: '2026-12-01',
      attendees: ['Irina', 'Ann'],
      invitees: [
        { name: 'Irina', personId: `account-${invited.id}` },
        { name: 'Ann', email: 'ann@guest.example' },
      ],
    })
    const sync = async (payload: object, email: string) =>
      (
        await call(email, {
          method: 'POST',
          url: '/api/v1/meetings/sync/',
          payload: { since: 0, changes: [], ...payload },
        })
      ).json().meetings as ReplyOf<typeof syncMeetings>['meetings']
    await sync({ changes: [meeting] }, leader)
    const answer = { id: meeting.id, state: 'accepted', at: '2026-11-24T07:00:00.000Z', sequence: 0 }
    await sync({ answers: [answer] }, invited.email)
    await db().update(mails).set({ status: 'sent' })
    expect((await offboard('leyla.aliyeva', 'leyla.ismayilova')).statusCode).toBe(204)
    const [seen] = await sync({}, invited.email)
    expect(seen?.shared).toMatchObject({
      organiser: `${heir.name} ${heir.surname}`,
      sequence: 1,
      answers: [{ name: 'Irina', state: 'accepted', sequence: 0 }],
    })
    const queued = await db().select().from(mails).where(eq(mails.status, 'queued'))
    for (const to of [invited.email, 'ann@guest.example']) {
      const mail = queued.find((one) => one.to === to)
      expect(mail).toMatchObject({ replyTo: heir.email, calendar: { method: 'REQUEST' } })
      const calendar = mail && (await findMailCalendar(db(), mail))
      const [, event = ''] = calendar?.content.replaceAll('\r\n ', '').split('BEGIN:VEVENT') ?? []
      expect(event).toMatch(new RegExp(`ORGANIZER.*${heir.email}`))
      expect(event).toContain('SEQUENCE:1')
    }
    const [told] = await db()
      .select()
      .from(notificationTexts)
      .where(eq(notificationTexts.title, 'New organiser: Planning'))
    expect(told?.description).toContain(`${heir.name} ${heir.surname} now organises the meeting`)
  })

  it('hands a meeting over to a successor who was its only invited person', async () => {
    const heir = await accountOf(hr)
    await db().delete(meetings)
    const meeting = newMeeting({
      day: '2026-12-01',
      attendees: ['Nigar', 'Leyla İsmayılova', 'Ann'],
      invitees: [{ name: 'Leyla İsmayılova', personId: `account-${heir.id}` }],
    })
    const sync = async (changes: object[], email: string) =>
      (
        await call(email, {
          method: 'POST',
          url: '/api/v1/meetings/sync/',
          payload: { since: 0, changes },
        })
      ).json().meetings as ReplyOf<typeof syncMeetings>['meetings']
    await sync([meeting], leader)
    const [invitation] = await sync([], heir.email)
    expect(invitation?.shared?.organiser).toBe('Leyla Əliyeva')
    expect((await offboard('leyla.aliyeva', 'leyla.ismayilova', admin)).statusCode).toBe(204)
    const [own] = await sync([], heir.email)
    // A browser that knows the invitation takes what has the higher revision.
    expect(own?.shared?.revision).toBeGreaterThan(invitation?.shared?.revision ?? 0)
    expect(own?.shared?.organiser).toBeUndefined()
    // A person attends once: as the organiser, and not by name.
    expect(own).toMatchObject({ attendees: ['Nigar', 'Ann'] })
    expect(own?.invitees ?? []).toEqual([])
  })

  it('puts a successor who was led by the leaver in the place of the leaver', async () => {
    const leaver = await record('rauf.aliyev')
    await updateAccount(db(), (await accountOf(hr)).id, { role: 'admin' })
    const between = await record('irina.sokolova')
    const below = await record('shabnam.mirzayeva')
    expect([between.managerId, below.managerId]).toEqual([leaver.id, between.id])
    expect((await offboard('rauf.aliyev', 'shabnam.mirzayeva')).statusCode).toBe(204)
    expect(await record('shabnam.mirzayeva')).toMatchObject({ managerId: null })
    expect(await record('irina.sokolova')).toMatchObject({ managerId: below.id })
  })

  it('deletes the photo of a person who leaves', async () => {
    const { id } = await record('irina.sokolova')
    const file = {
      name: 'me.webp',
      mediaType: 'image/webp',
      size: 1,
      sha256: '5e'.repeat(32),
      createdAt: services.now(),
    }
    const [photo] = await db()
      .insert(files)
      .values({ ...file, key: '0'.repeat(32) })
      .returning()
    await db().update(people).set({ photoFileId: photo?.id }).where(eq(people.id, id))
    expect(await record('irina.sokolova')).toMatchObject({ photo: '5e'.repeat(8) })
    const remove = jest.spyOn(services.storage, 'remove')
    expect((await offboard('irina.sokolova', null)).statusCode).toBe(204)
    expect(await record('irina.sokolova')).toMatchObject({ photo: null })
    expect(await db().$count(files)).toBe(0)
    expect(remove).toHaveBeenCalledWith('0'.repeat(32))
  })

  it('refuses to offboard the caller', async () => {
    expect((await offboard('leyla.ismayilova', null)).statusCode).toBe(409)
    expect((await offboard('rauf.aliyev', null, admin)).statusCode).toBe(409)
  })
})
