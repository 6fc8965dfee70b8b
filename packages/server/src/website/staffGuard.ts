import { isStaffPath, pages, toTag } from '@atrium/contract/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '#accounts/sessions.ts'
import type { Config } from '#config/config.ts'
import { chosenLanguageOf } from '#http/language.ts'
import { type SessionParts, signedInOf } from '#http/session/signedIn.ts'

interface GuardParts extends SessionParts {
  config: SessionParts['config'] & Pick<Config, 'hosts'>
}

/**
 * When another host handles the sign-in, only that host knows the session, and the application guards its pages by the
 * answers of that host.
 */
const knowsNoSessions = ({ config: { hosts } }: GuardParts) => hosts.login !== '' || hosts.api !== ''

/**
 * Redirects visitors without a session from the staff area to the sign-in, which leads back to the page (departure 10).
 * Returns whether the request is answered, and the session.
 */
export async function guardStaffArea(
  parts: GuardParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ isAnswered: boolean; signedIn?: SignedIn | undefined }> {
  const [path = '/'] = request.url.split(/[?#]/)
  if (!isStaffPath(path) || knowsNoSessions(parts)) return { isAnswered: false }
  const signedIn = await signedInOf(parts, request)
  if (signedIn) return { isAnswered: false, signedIn }
  const language = chosenLanguageOf(request)
  const query = `next=${encodeURIComponent(request.url)}${language ? `&lng=${toTag(language)}` : ''}`
  reply.header('cache-control', 'no-store').redirect(`${pages.staffLogin}?${query}`, 303)
  return { isAnswered: true }
}
