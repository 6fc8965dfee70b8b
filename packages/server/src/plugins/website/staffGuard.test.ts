import { entrancePages, pages, staffPages } from '@atrium/contract'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { describeOnOneDatabase } from '#testing/databases.ts'
import { builtDocument, readPage } from '#testing/pages.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

describeOnOneDatabase('the pages of the staff area', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'), { distDir: await builtDocument() })
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  const staff = staffPages.map((page) => pages[page])
  const entrances = entrancePages.map((page) => pages[page])

  it.each(staff)('%s leads to the sign-in, and nobody keeps that', async (path) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await app.inject({ method, url: path })
      expect([reply.statusCode, reply.headers.location, reply.headers['cache-control']]).toEqual([
        303,
        `/staff/login?next=${encodeURIComponent(path)}`,
        'no-store',
      ])
      expect(reply.body).toBe('')
    }
  })

  it.each(['/staff', '/staff/'])('have a door at %s', async (url) => {
    const reply = await app.inject(url)
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/staff/profile'])
  })

  it('remember the whole address to come back to', async () => {
    const reply = await app.inject('/staff/news?lng=az&unread=1%262')
    const next = new URLSearchParams(String(reply.headers.location).split('?')[1]).get('next')
    expect(next).toBe('/staff/news?lng=az&unread=1%262')
    expect(reply.headers.location).toMatch(/&lng=az$/)
  })

  it('never lead to another site', async () => {
    for (const url of ['//evil.example/staff/news', '/staff/news/?next=https://evil.example']) {
      const { location } = (await app.inject(url)).headers
      expect(location === undefined || String(location).startsWith('/staff/login?next=%2Fstaff%2F')).toBe(
        true,
      )
    }
  })

  it.each([...staff, ...entrances])('%s opens to who is signed in, and is kept by nobody', async (path) => {
    const reply = await app.inject({ url: path, headers: await signIn(services, await hire(services)) })
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(readPage(reply.body)).toMatchObject({ robots: ['noindex'], canonical: [] })
  })

  it.each(entrances)('%s opens to everybody', async (path) => {
    const reply = await app.inject(path)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
  })

  it('close when the session is over', async () => {
    const headers = await signIn(services, await hire(services))
    services.clock.pass(12 * 3_600_000)
    expect((await app.inject({ url: '/staff/profile', headers })).statusCode).toBe(303)
  })

  it('are no more than others that do not exist', async () => {
    expect((await app.inject('/staff/nothing')).statusCode).toBe(404)
    expect((await app.inject('/about')).headers['cache-control']).toBe('no-cache')
  })
})
