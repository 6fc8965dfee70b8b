import { endpoint } from '#core/endpoint.ts'
import type { Subscription } from './schema.ts'

/**
 * Requests a subscription. Our server answers the same for known and unknown addresses and sends a mail with a link to
 * confirm. A failure may carry `error`, a sentence for the person.
 */
export const subscribe = endpoint<{ body: Subscription; reply: object }>({
  method: 'POST',
  path: '/api/subscribe/',
  encoding: 'form',
  reply: 'any',
})

/** Confirms a subscription, or other categories of it, by the token of the mail; 404 for an unknown or expired token. Idempotent. */
export const confirmSubscription = endpoint<{ query: { token: string }; reply: object }>({
  method: 'POST',
  path: '/api/subscribe/confirm/',
  reply: 'any',
})

/**
 * Ends a subscription by the token of its mails. The button of the page and the one-click unsubscribe of mail programs
 * (RFC 8058) send the same request. 404 for an unknown token. Idempotent. GET on this path changes nothing and
 * redirects to the page.
 */
export const unsubscribe = endpoint<{
  query: { token: string }
  body: { 'List-Unsubscribe': 'One-Click' }
  reply: object
}>({ method: 'POST', path: '/api/subscribe/unsubscribe/', encoding: 'form', reply: 'any' })
