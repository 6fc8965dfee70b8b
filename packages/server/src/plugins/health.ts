import type { FastifyInstance } from 'fastify'
import pTimeout from 'p-timeout'
import type { OpenDatabase } from '#db/types.ts'
import { HttpError } from '#http/httpError.ts'

/** The database must answer within this time, in milliseconds. */
const timeoutMs = 3000

/** `GET /healthz`: 200 when the database answers, 503 otherwise and while the server drains. */
export function answerHealth(app: FastifyInstance, database: OpenDatabase): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (app.isDraining) throw new HttpError(503, 'unavailable')
    try {
      await pTimeout(database.check(), {
        milliseconds: timeoutMs,
        message: 'The database did not answer in time.',
      })
    } catch (cause) {
      throw new HttpError(503, 'unavailable', { cause })
    }
    return { status: 'ok' }
  })
}
