import type { FastifyInstance } from 'fastify'
import { countCall } from '#accounts/rateLimits.repo.ts'
import type { RateLimit } from '#config/config.ts'
import type { Services } from '#services.ts'
import { HttpError } from './httpError.ts'

type LimitParts = Pick<Services, 'database' | 'now'>

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call of a subject (an endpoint and a caller) on all servers; throws 429 beyond the limit. */
    requireBelowLimit: (subject: string, limit: RateLimit) => Promise<void>
  }
}

/** Gives the routes of `app` the rate limits that all servers on one database share. */
export function shareRateLimits(app: FastifyInstance, parts: LimitParts): void {
  app.decorate('requireBelowLimit', (subject: string, limit: RateLimit) =>
    requireBelowLimit(parts, subject, limit),
  )
}

/** Counts a call of a subject on all servers; throws 429 with `Retry-After` beyond the limit. */
export async function requireBelowLimit(
  { database, now }: LimitParts,
  subject: string,
  limit: RateLimit,
): Promise<void> {
  const at = now()
  const until = await countCall(database.db, subject, limit, at)
  if (!until) return
  throw new HttpError(429, 'tooMany', { retryAfter: Math.ceil((until.getTime() - at.getTime()) / 1000) })
}
