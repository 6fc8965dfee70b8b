import { isStaffPath, pages, toTag } from '@atrium/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config/config.ts'
import { chosenLanguageOf } from '#http/language.ts'
import { type SessionParts, signedInOf } from '#http/session/signedIn.ts'

interface GuardParts extends SessionParts {
  config: SessionParts['config'] & Pick<Config, 'hosts'>
}

/** Who signs in at another host is known there alone: the application guards its pages by what that host answers. */
const knowsNoSessions = ({ config: { hosts } }: GuardParts) => hosts.login !== '' || hosts.api !== ''

/** What people type who mean the staff area. */
const door = /^\/staff\/?$/

/**
 * Decision 10: a page of the staff area is shown to who is signed in, and leads everybody else to the sign-in, which
 * brings them back. Tells whether the request has been answered by that.
 */
export async function sendToLogin(
  parts: GuardParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const [path = '/'] = request.url.split(/[?#]/)
  if (door.test(path)) {
    reply.redirect(pages.profile, 303)
    return true
  }
  if (!isStaffPath(path) || knowsNoSessions(parts) || (await signedInOf(parts, request))) return false
  const language = chosenLanguageOf(request)
  const query = `next=${encodeURIComponent(request.url)}${language ? `&lng=${toTag(language)}` : ''}`
  reply.header('cache-control', 'no-store').redirect(`${pages.staffLogin}?${query}`, 303)
  return true
}
