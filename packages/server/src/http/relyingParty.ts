import type { FastifyRequest } from 'fastify'
import type { RelyingParty } from '#accounts/passkeys.ts'
import type { Services } from '#services.ts'

/**
 * The site that passkeys belong to: `PUBLIC_URL`, or on a trial server without one the origin that the browser names, which
 * `csrfGuard` has compared with the host of the request.
 */
export function relyingPartyOf(
  { headers }: FastifyRequest,
  { config, siteUrl }: Pick<Services, 'config' | 'siteUrl'>,
): RelyingParty {
  const { origin, hostname } = new URL(config.publicUrl || headers.origin || siteUrl())
  return { id: hostname, origin }
}
