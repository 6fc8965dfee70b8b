import { samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { testServices } from '#testing/services.ts'

const site = 'https://www.caspora.example'
const stranger = 'https://evil.example'
const [person] = staffSamples

describeOnDatabase('pages of another origin', (open) => {
  let app: FastifyInstance
  const serve = async (corsOrigins: string[]) => {
    app = await buildApp({ services: await testServices(await open(), { corsOrigins }) })
  }
  afterEach(() => app.close())

  const signInFrom = (origin: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/login/',
      headers: { origin, 'sec-fetch-site': 'same-site' },
      payload: { email: person?.email, password: samplePassword },
    })

  it('can read nothing and send nothing unless the setting allows them', async () => {
    await serve([])
    const reply = await app.inject({ url: '/api/v1/jobs/', headers: { origin: site } })
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
    expect((await signInFrom(site)).statusCode).toBe(403)
  })

  it('that the setting allows can read, sign in and act for the person', async () => {
    await serve([site, 'http://localhost:5173'])
    const asked = await app.inject({
      method: 'OPTIONS',
      url: '/api/v1/me/',
      headers: {
        origin: site,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'content-type',
      },
    })
    expect([asked.statusCode, asked.headers['access-control-allow-methods']]).toEqual([
      204,
      expect.stringContaining('PATCH'),
    ])
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type',
    })
    const signedIn = await signInFrom(site)
    expect([signedIn.statusCode, signedIn.headers['access-control-allow-origin']]).toEqual([200, site])
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const changed = await app.inject({
      method: 'PATCH',
      url: '/api/v1/me/',
      headers: { origin: site, 'sec-fetch-site': 'same-site', cookie },
      payload: { phone: '+994 50 000 00 42' },
    })
    expect([changed.statusCode, changed.json().phone]).toEqual([200, '+994 50 000 00 42'])
  })

  it('that the setting does not allow are rejected', async () => {
    await serve([site])
    const reply = await app.inject({ url: '/api/v1/jobs/', headers: { origin: stranger } })
    expect(reply.headers['access-control-allow-origin']).not.toBe(stranger)
    expect((await signInFrom(stranger)).statusCode).toBe(403)
  })

  it('can read the reason of a rejection, and the time to wait', async () => {
    await serve([site])
    const reply = await app.inject({ url: '/api/v1/me/', headers: { origin: site } })
    expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([401, site])
    expect(String(reply.headers['access-control-expose-headers'])).toContain('retry-after')
  })
})
