import type { FastifyInstance } from 'fastify'

/** Milliseconds. */
const interval = 50

/**
 * Graceful stop: waits for the requests in progress only. Fastify closes idle connections when the stop begins; this
 * also closes connections that become idle later.
 */
export function stopGracefully(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), interval)
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
