import { endpointFor } from '#core/endpoint.ts'
import type { OutboxPage, OutboxQuestion } from './schema.ts'

const path = '/api/v1/outbox/'
const send = endpointFor('letters.send')
type One = { id: number }

/** The mails that wait or have failed, and how many there are of each. */
export const listOutbox = send<{ query: OutboxQuestion; reply: OutboxPage }>({ method: 'GET', path })

/** Sends a failed mail again; 404 for any other. */
export const retryMail = send<{ params: One; reply: undefined }>({
  method: 'POST',
  path: `${path}:id/retry/`,
  reply: 'any',
})

/** Sends all failed mails again. */
export const retryMails = send<{ reply: { count: number } }>({ method: 'POST', path: `${path}retry/` })

/** Deletes a failed mail; 404 for any other. */
export const deleteMail = send<{ params: One; reply: undefined }>({
  method: 'DELETE',
  path: `${path}:id/`,
  reply: 'any',
})
