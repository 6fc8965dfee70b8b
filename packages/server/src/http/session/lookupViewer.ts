import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '#accounts/network.ts'
import { isSecondFactorMissing } from '#accounts/secondFactorRule.ts'
import type { SignedIn } from '#accounts/sessions.ts'
import type { Config } from '#config/config.ts'
import { requireBelowLimit } from '#http/rateLimit.ts'
import { type SessionParts, signedInOf } from './signedIn.ts'

const dependsOn = 'accept-language, cookie'

interface LookupParts extends SessionParts {
  config: SessionParts['config'] & Pick<Config, 'lookupRateLimit'>
}

/** The signed-in person, unless the role demands a second factor that is missing. */
export async function colleagueOf(
  parts: SessionParts,
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  const found = await signedInOf(parts, request)
  if (found && !(await isSecondFactorMissing(parts.database.db, parts.config, found.account))) return found
}

/**
 * The signed-in colleague who looks up an employee, a room or a card, or `undefined` for a stranger. Every lookup of a
 * stranger counts towards the rate limit, whatever its result. Throws 429 beyond the limit.
 */
export async function lookupViewer(
  parts: LookupParts,
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  const colleague = await colleagueOf(parts, request)
  if (colleague) return colleague
  await requireBelowLimit(parts, `lookup ${networkOf(request.ip)}`, parts.config.lookupRateLimit)
}

/**
 * The caller of a lookup, found by `who`. No search engine and no shared cache keeps the answer, errors included; the
 * answer to a colleague is kept by no cache.
 */
export async function lookupCaller<Viewer extends SignedIn | undefined>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  who: (request: FastifyRequest) => Promise<Viewer>,
): Promise<Viewer> {
  markLookup(reply).header('cache-control', 'private, no-cache')
  const viewer = await who(request)
  if (viewer) reply.header('cache-control', 'no-store')
  return viewer
}

/** Excludes an answer from search engines and extends its `vary` header. */
export function markLookup(reply: FastifyReply): FastifyReply {
  const known = reply.getHeader('vary')
  return reply.headers({
    vary: known ? `${known}, ${dependsOn}` : dependsOn,
    'x-robots-tag': 'noindex',
  })
}
