import type { FastifyRequest } from 'fastify'
import type { SignedIn } from '#accounts/sessions.ts'
import { newToken } from '#secrets/tokens.ts'

/** The header of a call in process with the token of its page. */
const pageHeader = 'atrium-page'

/** The sessions of the pages that are being rendered for a person, by random tokens that never leave the process. */
const sessionsOfPages = new Map<string, SignedIn>()

/**
 * Lets the calls of one rendering use the session of its document, which is looked up once. A session that ends meanwhile is
 * noticed at the next request. `close` ends this with the rendering.
 */
export function openOwnPage(signedIn: SignedIn): { headers: Record<string, string>; close: () => void } {
  const token = newToken()
  sessionsOfPages.set(token, signedIn)
  return { headers: { [pageHeader]: token }, close: () => void sessionsOfPages.delete(token) }
}

/** The session of the page to which a call in process belongs; `undefined` for every other request. */
export function ownPageOf({ headers }: FastifyRequest): SignedIn | undefined {
  const token = headers?.[pageHeader]
  return typeof token === 'string' ? sessionsOfPages.get(token) : undefined
}
