import { endpointFor } from '#core/endpoint.ts'
import type { Subscriber, SubscribersQuestion } from './schema.ts'

const path = '/api/v1/subscribers/'
const send = endpointFor('letters.send')

/** The newest subscriptions that fit, at most `limits.subscribers`. */
export const listSubscribers = send<{ query: SubscribersQuestion; reply: Subscriber[] }>({
  method: 'GET',
  path,
  reply: 'list',
})

/** The confirmed subscriptions as CSV, as the command exports them. */
export const exportSubscribers = send<{ reply: Blob }>({
  method: 'GET',
  path: `${path}export/`,
  reply: 'file',
})

/** Erases the address of a subscription: all its subscriptions and their mails. 404 for an unknown one. */
export const removeSubscriber = send<{ params: { id: number }; reply: undefined }>({
  method: 'DELETE',
  path: `${path}:id/`,
  reply: 'any',
})
