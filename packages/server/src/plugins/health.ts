import type { FastifyInstance } from 'fastify'
import pTimeout from 'p-timeout'
import type { OpenDatabase } from '#db/types.ts'
import { HttpError } from '#http/httpError.ts'

/** The database must answer within this time, in milliseconds. */
const timeoutMs = 3000

/** Milliseconds for which one answer of the database serves all calls. */
const sharedMs = 1000

/** `GET /healthz`: 200 when the database answers, 503 otherwise and while the server drains. */
export function answerHealth(app: FastifyInstance, database: OpenDatabase): void {
  let last: { at: number; answer: Promise<unknown> } | undefined
  const check = () => {
    const at = performance.now()
    if (last && at - last.at < sharedMs) return last.answer
    const answer = pTimeout(database.check(), {
      milliseconds: timeoutMs,
      message: 'The database did not answer in time.',
    })
    last = { at, answer }
    return answer
  }
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (app.isDraining) throw new HttpError(503, 'unavailable')
    try {
      await check()
    } catch (cause) {
      throw new HttpError(503, 'unavailable', { cause })
    }
    return { status: 'ok' }
  })
}
