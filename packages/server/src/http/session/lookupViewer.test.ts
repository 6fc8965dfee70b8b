import type { FastifyInstance, InjectOptions } from 'fastify'
import { buildApp } from '#app.ts'
import type { Config } from '#config/config.ts'
import { accounts } from '#db/schema.ts'
import type { OpenDatabase } from '#db/types.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { builtDocument } from '#testing/pages.ts'
import { renderPage } from '#testing/renderPage.ts'
import { resetRateLimits, type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const window = 600_000
const looks = [
  '/api/employees?idnumber=DEV7',
  '/api/employees?idnumber=nobody',
  '/api/employees/room/Xəzər/',
  '/api/employees/room/nowhere/',
  '/api/rooms/',
  '/list/all/gunes-aliyeva/',
  '/list/all/nobody/',
  '/employee-qr/DEV7',
  '/employee-qr/nobody',
  '/rooms',
  '/rooms/Xəzər',
  '/rooms/nowhere',
  '/codes/gunes-aliyeva',
  '/codes/nobody',
].map(encodeURI)

describeOnDatabase('the lookup limit', (open) => {
  let database: OpenDatabase
  let distDir: string
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    database = await open()
    distDir = await builtDocument()
  })
  const serve = async (max: number, settings: Partial<Config> = {}) => {
    await resetRateLimits(database)
    services = await testServices(database, { distDir, lookupRateLimit: { max, window }, ...settings })
    app = await buildApp({ services, renderPage })
  }
  afterEach(() => app.close())

  const look = async (url: string, options: InjectOptions = {}) => {
    const { statusCode, headers } = await app.inject({ url, ...options })
    return { status: statusCode, wait: headers['retry-after'] }
  }
  const tooMany = { status: 429, wait: String(window / 1000) }

  it.each(looks)('counts %s without a session once, whatever the outcome', async (url) => {
    await serve(2)
    expect((await look(url)).status).not.toBe(429)
    expect((await look(url)).status).not.toBe(429)
    for (const other of looks) expect(await look(other)).toEqual(tooMany)
  })

  it('counts a HEAD request, and a prefetch by the browser', async () => {
    await serve(2)
    await look('/api/employees?idnumber=7', { method: 'HEAD' })
    await look('/employee-qr/7', { headers: { 'sec-purpose': 'prefetch' } })
    expect(await look('/employee-qr/7', { method: 'HEAD' })).toEqual(tooMany)
  })

  it.each(['/list/all/', '/api/employees', '/api/cards/', '/about', '/career', '/healthz', '/rooms/a/b'])(
    'does not count %s, which looks nobody up',
    async (url) => {
      await serve(1)
      await look(url)
      await look(url)
      expect((await look('/api/rooms/')).status).toBe(200)
      expect((await look(url)).status).not.toBe(429)
    },
  )

  it('resets ten minutes after the first lookup', async () => {
    await serve(1)
    await look('/rooms')
    services.clock.pass(window - 1500)
    expect(await look('/rooms')).toEqual({ status: 429, wait: '2' })
    services.clock.pass(1500)
    expect((await look('/rooms')).status).toBe(200)
  })

  it('does not apply to colleagues while they are signed in', async () => {
    await serve(1)
    const colleague = await hire(services)
    const { cookie } = await signIn(services, colleague)
    for (const url of ['/rooms', '/api/rooms/', '/codes/gunes-aliyeva'])
      expect((await look(url, { headers: { cookie } })).status).toBe(200)
    expect((await look('/api/rooms/')).status).toBe(200)
    await database.db.update(accounts).set({ deactivatedAt: services.now() })
    expect(await look('/api/rooms/', { headers: { cookie } })).toEqual(tooMany)
    expect(await look('/api/rooms/', { headers: { cookie: 'atrium-session=invented' } })).toEqual(tooMany)
  })

  it('is shared by all addresses of a household, and separate for the next one', async () => {
    await serve(1)
    await look('/api/rooms/', { remoteAddress: '2001:db8:1:2::3' })
    expect(await look('/api/rooms/', { remoteAddress: '2001:db8:1:2:ffff::1' })).toEqual(tooMany)
    expect((await look('/api/rooms/', { remoteAddress: '2001:db8:1:3::3' })).status).toBe(200)
  })

  it('trusts no forwarded address, unless a proxy is trusted', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    await serve(1)
    await look('/rooms', from('203.0.113.7'))
    expect(await look('/rooms', from('203.0.113.8'))).toEqual(tooMany)
    await app.close()
    await serve(1, { trustProxy: 1 })
    await look('/rooms', from('203.0.113.7'))
    expect((await look('/rooms', from('203.0.113.8'))).status).toBe(200)
    // With one proxy only the last entry is trusted.
    expect(await look('/rooms', from('198.51.100.1, 203.0.113.7'))).toEqual(tooMany)
  })

  it('is shared by all servers on one database', async () => {
    await serve(1)
    const other = await buildApp({ services, renderPage })
    await look('/api/rooms/')
    expect((await other.inject('/api/rooms/')).statusCode).toBe(429)
    await other.close()
  })

  it('holds for simultaneous requests', async () => {
    await serve(5)
    const found = await Promise.all(Array.from({ length: 40 }, () => look('/api/employees?idnumber=7')))
    expect(found.filter(({ status }) => status === 200)).toHaveLength(5)
  })
})
