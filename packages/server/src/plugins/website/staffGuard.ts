import { isStaffPath, pages, toTag } from '@atrium/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chosenLanguageOf } from '#plugins/language.ts'
import { type SessionParts, signedInOf } from '#plugins/session/signedIn.ts'

/** What people type who mean the staff area. */
const door = /^\/staff\/?$/

/**
 * Decision 10: a page of the staff area is shown to who is signed in, and leads everybody else to the sign-in, which
 * brings them back. Tells whether the request has been answered by that.
 */
export async function sendToLogin(
  parts: SessionParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const [path = '/'] = request.url.split(/[?#]/)
  if (door.test(path)) {
    reply.redirect(pages.profile, 303)
    return true
  }
  if (!isStaffPath(path) || (await signedInOf(parts, request))) return false
  const language = chosenLanguageOf(request)
  const query = `next=${encodeURIComponent(request.url)}${language ? `&lng=${toTag(language)}` : ''}`
  reply.header('cache-control', 'no-store').redirect(`${pages.staffLogin}?${query}`, 303)
  return true
}
