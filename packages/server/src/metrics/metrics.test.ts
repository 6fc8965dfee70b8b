import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { applyUrl } from '#testing/apply.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { multipart, vacancyForm } from '#testing/forms.ts'
import { testServices } from '#testing/services.ts'
import { createMetrics } from './metrics.ts'
import { type MetricsServer, serveMetrics } from './serveMetrics.ts'

describeOnDatabase('the measurements', (open) => {
  let app: FastifyInstance
  let server: MetricsServer
  let site: string
  beforeAll(async () => {
    const services = await testServices(await open())
    const metrics = createMetrics(services)
    app = await buildApp({ services, metrics })
    site = await app.listen({ host: '127.0.0.1', port: 0 })
    server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 }, app.log)
  })
  afterAll(async () => {
    await app.close()
    await server.close()
  })

  const read = async () => (await fetch(server.url)).text()

  it('count requests by the pattern of their route, without what a visitor typed', async () => {
    for (const path of ['/api/v1/jobs/typed', '/api/employees?idnumber=TYPED', '/api/typed'])
      await (await fetch(site + path)).text()
    const content = await read()
    expect(content).toContain(
      'atrium_http_request_duration_seconds_count{method="GET",route="/api/v1/jobs/:id",status="404"} 1',
    )
    expect(content).toContain('route="/api/*",status="404"')
    expect(content).not.toMatch(/typed/i)
  })

  it('leave out the calls that the server makes to itself', async () => {
    await app.inject('/service_details/')
    expect(await read()).not.toContain('route="/service_details/"')
  })

  it('have the requests in flight, the outbox and the event loop', async () => {
    const before = await read()
    expect(before).toContain('atrium_outbox_mails{status="queued"} 0')
    const { headers, payload } = multipart(vacancyForm())
    const reply = await fetch(site + applyUrl, { method: 'POST', headers, body: new Uint8Array(payload) })
    expect(reply.status).toBe(200)
    await reply.text()
    const content = await read()
    expect(content).toContain('atrium_outbox_mails{status="queued"} 2')
    expect(content).toContain('atrium_http_requests_in_flight 0')
    expect(content).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  it('are not at the public address', async () => {
    expect((await fetch(`${site}/metrics`)).status).toBe(404)
    expect((await fetch(server.url.replace('/metrics', '/'))).status).toBe(404)
  })
})
