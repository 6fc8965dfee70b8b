import { outboxEndpoints as calls } from '@atrium/contract/outbox/calls'
import type { FastifyInstance } from 'fastify'
import { staffCalls } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { deleteMail, listOutbox, retryAllMails, retryMail } from './outbox.service.ts'

/** The outbox at the desk. */
export function outboxRoutes(app: FastifyInstance, services: Services): void {
  const { serve, change } = staffCalls(app, services)

  serve(calls.listOutbox, ({ query }) => listOutbox(services, query))
  serve(calls.retryMail, ({ params }) => retryMail(services, params.id))
  serve(calls.retryMails, () => retryAllMails(services))
  change(calls.deleteMail, (tx, { params }) => deleteMail(tx, params.id))
}
