import { samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listAccounts } from '#accounts/accounts.repo.ts'
import { buildApp } from '#app.ts'
import { runCommand, withAbsolutePaths } from '#cli/commands.ts'
import {
  accounts,
  knownDevices,
  loginAttempts,
  mails,
  passkeys,
  passwordLinks,
  sessions,
} from '#db/schema.ts'
import { nextCode } from '#testing/authenticator.ts'
import { TestBrowser } from '#testing/browser.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { PasskeyDevice } from '#testing/passkeyDevice.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const hour = 3_600_000
const password = 'seven-green-bars'
const email = 'gunel.hasanova@caspora.example'

describeOnDatabase('the commands about users', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'), { publicUrl: 'http://caspora.example' })
    app = await buildApp({ services })
  })
  afterAll(() => app.close())
  afterEach(async () => {
    await services.database.db.delete(accounts)
    await services.database.db.delete(mails)
  })

  /** Runs a command line through the same code as the real commands. */
  const run = (...args: string[]) => runCommand(withAbsolutePaths(args, '/'), services, jest.fn())
  const add = (...options: string[]) => run('users', 'add', email, 'Günel', 'Həsənova', ...options)
  const tokenIn = (output: string) =>
    /^http:\/\/caspora\.example\/staff\/reset-password#token=([\w-]{43})$/m.exec(output)?.[1] ?? ''
  const browser = () => new TestBrowser(app)
  const accept = (token: string) => browser().post('/api/v1/password/reset/', { token, password })
  const signIn = async (one = browser()) => (await one.signIn(email, password)).statusCode
  const rows = () => listAccounts(services.database.db)
  const sent = () => services.database.db.select().from(mails).orderBy(asc(mails.id))
  const member = async () => {
    await accept(tokenIn(await add()))
    const one = browser()
    expect(await signIn(one)).toBe(200)
    return one
  }

  it('add a person, who sets the password with a link that is printed and mailed', async () => {
    const output = await add(
      '--role=hr',
      '--language=az',
      '--position=Mühəndis | Engineer | Инженер',
      '--job-title=Dizayn qrupu',
    )
    expect(output).toMatch(/^gunel\.hasanova@caspora\.example is added\.\n.* until 2026-11-28 09:00:00Z:\n/)
    expect(await rows()).toMatchObject([
      {
        email,
        name: 'Günel',
        surname: 'Həsənova',
        role: 'hr',
        language: 'AZ',
        job: { AZ: 'Mühəndis', EN: 'Engineer', RU: 'Инженер' },
        unit: { AZ: 'Dizayn qrupu', EN: 'Dizayn qrupu', RU: 'Dizayn qrupu' },
        passwordHash: null,
      },
    ])
    expect(await sent()).toMatchObject([{ kind: 'account.invitation', to: email }])
    expect((await sent())[0]?.text).toContain(tokenIn(output))
    expect((await sent())[0]?.text).toMatch(/28 noyabr 2026, saat 13:00/)
    expect(await signIn()).toBe(401)
    services.clock.pass(7 * 24 * hour - 1)
    expect((await accept(tokenIn(output))).statusCode).toBe(200)
    expect(await signIn()).toBe(200)
  })

  it('accept an address once in any case, and options only in their exact form', async () => {
    await run('users', 'add', 'Gunel.Hasanova@Caspora.example', 'Günel', 'Həsənova')
    expect(await rows()).toMatchObject([{ email, role: 'staff', language: 'EN' }])
    await expect(add()).rejects.toThrow(`There is a user ${email} already.`)
    await expect(add('--role=boss')).rejects.toThrow(
      'There is no role "boss": choose one of staff, editor, hr',
    )
    await expect(add('--language=de')).rejects.toThrow('There is no language "de"')
    await expect(add('--position=a|b')).rejects.toThrow('three in the order AZ | EN | RU')
    await expect(add('--password=secret')).rejects.toThrow('Say: users add')
    await expect(add('--role')).rejects.toThrow('Say: users add')
    await expect(run('users', 'add', 'gunel', 'Günel', 'Həsənova')).rejects.toThrow('is no e-mail address')
    await expect(run('users', 'add', email, 'Günel')).rejects.toThrow('Say: users add')
    expect(await rows()).toHaveLength(1)
  })

  it('list everybody with role and state, and without passwords', async () => {
    expect(await run('users', 'list')).toBe('There are no users.')
    await add('--role=editor')
    expect(await run('users', 'list')).toMatch(/^gunel\S+ +Günel Həsənova +editor +EN +invited$/m)
    await accept(tokenIn(await run('users', 'invite', email)))
    expect(await run('users', 'list')).toMatch(/ active$/m)
    expect(await run('users', 'list')).not.toContain('argon2')
  })

  it('renew an invitation: only the newest link works', async () => {
    const first = tokenIn(await add())
    const second = tokenIn(await run('users', 'invite', email))
    expect((await accept(first)).statusCode).toBe(404)
    expect((await accept(second)).statusCode).toBe(200)
  })

  it('change a role, effective from the next call on', async () => {
    const one = await member()
    expect(await run('users', 'role', email.toUpperCase(), 'admin')).toContain('has the role admin')
    expect(await rows()).toMatchObject([{ role: 'admin' }])
    expect(await one.state()).toBe(200)
    await expect(run('users', 'role', email, 'boss')).rejects.toThrow('There is no role "boss"')
    await expect(run('users', 'role', email)).rejects.toThrow('Say: users role')
  })

  it('deactivate a person, which ends sessions, links and known browsers, and activate the person again', async () => {
    const one = await member()
    const link = tokenIn(await run('users', 'invite', email))
    expect(await run('users', 'deactivate', email)).toContain('cannot sign in any more')
    expect(await one.state()).toBe(401)
    expect((await accept(link)).statusCode).toBe(404)
    for (const table of [sessions, knownDevices, passwordLinks])
      expect(await services.database.db.select().from(table)).toEqual([])
    await expect(run('users', 'deactivate', email)).rejects.toThrow(`${email} is deactivated.`)
    await expect(run('users', 'invite', email)).rejects.toThrow(`${email} is deactivated.`)
    expect(await run('users', 'list')).toMatch(/ deactivated 2026-/)
    expect(await run('users', 'activate', email)).toContain('can sign in again')
    expect(await one.state()).toBe(401)
    expect(await signIn()).toBe(200)
    await expect(run('users', 'activate', email)).rejects.toThrow(`${email} is active.`)
  })

  it('reset a password: the old one and all sessions end, a link sets another one within an hour', async () => {
    const one = await member()
    const output = await run('users', 'reset', email)
    expect([await one.state(), await signIn()]).toEqual([401, 401])
    expect((await sent()).at(-1)).toMatchObject({ kind: 'account.reset', to: email })
    expect((await sent()).at(-1)?.text).toContain('An administrator has reset the password')
    // The account is not new: the mail names a new password only.
    expect(await run('users', 'list')).toMatch(new RegExp(`${email}.* active`))
    await run('users', 'invite', email)
    expect((await sent()).at(-1)).toMatchObject({ kind: 'account.reset', to: email })
    const again = await run('users', 'reset', email)
    expect((await accept(tokenIn(output))).statusCode).toBe(404)
    expect((await accept(tokenIn(again))).statusCode).toBe(200)
    expect(await signIn()).toBe(200)
    expect(await run('users', 'list')).toMatch(new RegExp(`${email}.* active`))
  })

  it('leave nothing behind after expiry: the purge deletes sessions, links, counters and old mails', async () => {
    const { db } = services.database
    const one = await member()
    await run('users', 'invite', email)
    await browser().signIn(email, 'not-the-password')
    await db.update(mails).set({ status: 'sent' })
    const left = async () => {
      await run('purge', 'run')
      const tables = [sessions, passwordLinks, loginAttempts, mails, knownDevices]
      return Promise.all(tables.map(async (table) => (await db.select().from(table)).length))
    }
    expect(await left()).toEqual([1, 1, 2, 4, 2])
    services.clock.pass(12 * hour + 1)
    expect(await left()).toEqual([0, 0, 0, 4, 2])
    services.clock.pass(179 * 24 * hour)
    expect(await left()).toEqual([0, 0, 0, 0, 2])
    // The time of its last use counts, not the day when it was first seen.
    expect(await signIn(one)).toBe(200)
    services.clock.pass(24 * hour)
    expect((await left()).at(-1)).toBe(1)
  })

  it('take the second factor from a person who lost the app and the recovery codes', async () => {
    const one = await member()
    const question = (await one.post('/api/v1/me/passkeys/challenge/', {})).json()
    const passkey = new PasskeyDevice().create(question)
    expect((await one.post('/api/v1/me/passkeys/', { name: 'Laptop', passkey })).statusCode).toBe(200)
    const { secret } = (await one.post('/api/v1/me/second-factor/', {})).json()
    const code = nextCode(services, secret)
    await one.send({ method: 'PUT', url: '/api/v1/me/second-factor/', payload: { code } })
    expect(await signIn()).toBe(401)
    expect(await run('users', 'second-factor-off', email.toUpperCase())).toContain('the password alone')
    expect([await one.state(), await signIn()]).toEqual([401, 200])
    expect(await services.database.db.select().from(passkeys)).toEqual([])
    expect((await sent()).at(-2)?.subject).toContain('Two-step sign-in is off')
    await expect(run('users', 'second-factor-off', email)).rejects.toThrow('has no second factor')
  })

  it('answer with a sentence when the person is unknown', async () => {
    for (const verb of ['invite', 'reset', 'deactivate', 'activate']) {
      await expect(run('users', verb, 'nobody@caspora.example')).rejects.toThrow(
        'There is no user nobody@caspora.example.',
      )
      await expect(run('users', verb)).rejects.toThrow(`Say: users ${verb} <email>`)
    }
    await expect(run('users', 'role', 'nobody@caspora.example', 'hr')).rejects.toThrow('There is no user')
  })

  it('find no account in a database without samples', async () => {
    const [sample] = staffSamples
    expect(await run('users', 'list')).toBe('There are no users.')
    expect((await browser().signIn(sample?.email ?? '', samplePassword)).statusCode).toBe(401)
    expect(await services.database.db.select().from(accounts).where(eq(accounts.role, 'admin'))).toEqual([])
  })
})
