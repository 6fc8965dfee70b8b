import { endpoint } from './endpoint.ts'

/** What the newsletter strip sends (spec 7, Subscribe). */
export interface Subscription {
  email: string
}

/**
 * Asks for the newsletter. Our server answers the same for known and unknown addresses and sends a mail with a
 * link to confirm; a failure answer may carry `error`, a sentence for the person.
 */
export const subscribe = endpoint<{ body: Subscription; reply: object }>({
  method: 'POST',
  path: '/api/subscribe/',
  encoding: 'form',
  reply: 'any',
})

/** Confirms a subscription by the token of the mail's link; 404 when it is unknown or too old. May be repeated. */
export const confirmSubscription = endpoint<{ query: { token: string }; reply: object }>({
  method: 'POST',
  path: '/api/subscribe/confirm/',
  reply: 'any',
})

/**
 * Ends a subscription by the token of its mails: the page's button and a mail program's one click (RFC 8058) send
 * the same. 404 for an unknown token; may be repeated. A GET of the path changes nothing and leads to the page.
 */
export const unsubscribe = endpoint<{
  query: { token: string }
  body: { 'List-Unsubscribe': 'One-Click' }
  reply: object
}>({ method: 'POST', path: '/api/subscribe/unsubscribe/', encoding: 'form', reply: 'any' })
