import { eventsEndpoints } from '@atrium/contract/events/calls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '#http/httpError.ts'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { createStreams } from './events.service.ts'

const mediaType = 'text/event-stream'

/** Seconds before a page began, from which its stream gets the events: of the way of its document. */
const margin = 5

/** The stream of events of the staff area (decision 71). */
export function eventsRoutes(app: FastifyInstance, services: Services): void {
  const streams = createStreams(services, app.log)
  app.addHook('preClose', async () => streams.stop())

  registerAuthenticated(app, services, eventsEndpoints.streamEvents, async (call) => {
    const { account, session, query, request, reply } = call
    if (request.method !== 'GET' || !request.headers.accept?.includes(mediaType))
      throw new HttpError(406, 'notAllowed')
    const after = lastEventOf(request) ?? query.after
    const start = after === undefined ? { age: (query.age ?? 0) + margin } : { after }
    const begin = await streams.open({ account, session }, reply.raw, start)
    reply.hijack()
    // `no-transform`: a proxy that compresses would keep events back.
    const headers = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' }
    reply.raw.writeHead(200, { ...reply.getHeaders(), ...headers, 'content-type': mediaType } as never)
    begin()
    return undefined
  })
}

function lastEventOf({ headers }: FastifyRequest): number | undefined {
  const id = headers['last-event-id']
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : undefined
}
