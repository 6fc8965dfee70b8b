import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/config.ts'

/** Seconds for which a browser keeps the answer to a preflight request. */
const remembered = 600

/**
 * Lets pages of the sites in `CORS_ORIGINS` call this server with the session of the visitor. Without the setting no
 * other site can read an answer.
 */
export async function allowOtherSites(
  app: FastifyInstance,
  { corsOrigins }: Pick<Config, 'corsOrigins'>,
): Promise<void> {
  if (corsOrigins.length === 0) return
  await app.register(cors, {
    origin: [...corsOrigins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: remembered,
  })
}
