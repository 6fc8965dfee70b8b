import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds. */
const interval = 50

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is about to stop: it still answers, and a proxy should send requests elsewhere. */
    isDraining: boolean
    /** Serves for a number of milliseconds more, while `/healthz` answers 503 and no connection is kept open. */
    drain(milliseconds: number): Promise<void>
  }
}

/**
 * Graceful stop: waits for the requests in progress only. Fastify closes idle connections when the stop begins; this
 * also closes connections that become idle later.
 */
export function stopGracefully(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined
  app.decorate('isDraining', false)
  app.decorate('drain', async (milliseconds) => {
    app.isDraining = true
    await sleep(milliseconds)
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.isDraining) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), interval)
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
