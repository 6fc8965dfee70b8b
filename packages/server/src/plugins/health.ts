import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '#db/types.ts'
import { HttpError } from '#http/httpError.ts'

/** Milliseconds that the database has for its answer. */
const timeoutMs = 3000

/** `GET /healthz`: 200 when the database answers, 503 otherwise. */
export function answerHealth(app: FastifyInstance, database: OpenDatabase): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await withinTime(database.check(), timeoutMs)
    } catch (cause) {
      throw new HttpError(503, 'unavailable', { cause })
    }
    return { status: 'ok' }
  })
}

async function withinTime(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time.')), milliseconds)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
