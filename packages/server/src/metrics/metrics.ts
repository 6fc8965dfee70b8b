import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { OpenDatabase } from '#db/types.ts'
import { countOpenMails } from '#mail/mails.repo.ts'

/** Seconds. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * The measurements of this process for Prometheus; `docs/operations.md` lists them. Labels have the patterns of routes
 * (`/api/v1/jobs/:id`), never an address that somebody typed.
 */
export function createMetrics({ database }: { database: OpenDatabase }): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'atrium_outbox_mails',
    help: 'Mails that wait for their delivery (queued) or could not be delivered (failed), of all servers',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { status, count } of await countOpenMails(database.db)) this.set({ status }, count)
    },
  })
  const { connections } = database
  if (connections)
    new Gauge({
      name: 'atrium_database_connections',
      help: 'Connections to PostgreSQL by state; waiting are the queries that wait for one',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
      },
    })
  return registry
}

/** Measures the requests that come over the network. Call it before routes are added. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const inFlight = new Gauge({
    name: 'atrium_http_requests_in_flight',
    help: 'Requests whose answer has not ended',
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'atrium_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: durations,
    registers: [registry],
  })
  // The server also calls itself to draw pages. A stream of events stays open.
  const isMeasured = ({ raw, headers }: FastifyRequest) =>
    raw.socket instanceof Socket && headers.accept !== 'text/event-stream'
  app.addHook('onRequest', (request, _reply, done) => {
    if (isMeasured(request)) inFlight.inc()
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (isMeasured(request)) {
      inFlight.dec()
      const { method, routeOptions } = request
      duration.observe(
        { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode },
        reply.elapsedTime / 1000,
      )
    }
    done()
  })
}
