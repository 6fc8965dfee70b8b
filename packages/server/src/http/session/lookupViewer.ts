import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '#accounts/sessions.ts'
import { HttpError } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { type SessionParts, signedInOf } from './signedIn.ts'

const dependsOn = 'accept-language, cookie'

/** What it takes to know who looks somebody up, and how often. */
interface LookupParts extends SessionParts, Pick<Services, 'lookupLimit'> {}

/**
 * Who looks up an employee, a room or a card, in a call or by a page: a colleague, or nobody we know. Every look of a
 * stranger is counted, whatever comes of it. Throws 429 when it is one too many.
 */
export async function lookupViewer(
  parts: LookupParts,
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  const colleague = await signedInOf(parts, request)
  if (colleague) return colleague
  const retryAfter = parts.lookupLimit.count(request.ip)
  if (retryAfter !== undefined) throw new HttpError(429, 'tooMany', { retryAfter })
}

/**
 * Who makes a call that looks up; `who` says how that is found. The answer, be it a refusal, is kept by no search
 * engine and by no cache that others share, and what a colleague is told by none at all.
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

/** Keeps an answer out of search engines, and says what it depends on beside what is said already. */
export function markLookup(reply: FastifyReply): FastifyReply {
  const known = reply.getHeader('vary')
  return reply.headers({
    vary: known ? `${known}, ${dependsOn}` : dependsOn,
    'x-robots-tag': 'noindex',
  })
}
