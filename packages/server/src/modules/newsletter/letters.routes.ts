import { archiveEndpoints } from '@atrium/contract/newsletter/archive/calls'
import { lettersEndpoints as calls } from '@atrium/contract/newsletter/letters/calls'
import { subscribersEndpoints } from '@atrium/contract/newsletter/subscribers/calls'
import type { FastifyInstance } from 'fastify'
import { staffCalls } from '#http/registerAuthenticated.ts'
import { registerShared } from '#http/registerShared.ts'
import type { Services } from '#services.ts'
import { getPublishedLetter, listPublishedLetters } from './archive.service.ts'
import {
  cancelLetter,
  createLetter,
  deleteLetter,
  getLetter,
  listLetters,
  pauseLetter,
  previewLetter,
  resumeLetter,
  saveLetter,
  sendLetter,
  testLetter,
} from './letters.service.ts'
import { exportSubscribers, listSubscriptions, removeSubscription } from './subscribers.service.ts'

/** The letters and their subscribers at the desk. */
export function lettersRoutes(app: FastifyInstance, services: Services): void {
  const { serve, change } = staffCalls(app, services)
  const { database, now } = services

  serve(calls.listLetters, () => listLetters(database.db))
  serve(calls.getLetter, ({ params }) => getLetter(database.db, params.id))
  serve(calls.previewLetter, ({ body }) => previewLetter(services, body))
  serve(calls.testLetter, ({ params, body, account }) =>
    testLetter(services, params.id, { personId: account.personId, language: body.language }),
  )
  change(calls.createLetter, (tx, { body, account }) => createLetter(tx, body, account.id))
  change(calls.saveLetter, (tx, { params, body, account }) => saveLetter(tx, params.id, body, account.id))
  change(calls.deleteLetter, (tx, { params }) => deleteLetter(tx, params.id))
  change(calls.sendLetter, (tx, { params, body }) => sendLetter(tx, params.id, body, now()))
  change(calls.cancelLetter, (tx, { params, body }) => cancelLetter(tx, params.id, body))
  change(calls.pauseLetter, (tx, { params, body }) => pauseLetter(tx, params.id, body))
  change(calls.resumeLetter, (tx, { params, body }) => resumeLetter(tx, params.id, body))

  registerShared(app, archiveEndpoints.listPublishedLetters, () => listPublishedLetters(database.db))
  registerShared(app, archiveEndpoints.getPublishedLetter, ({ params }) =>
    getPublishedLetter(database.db, params.id),
  )

  serve(subscribersEndpoints.listSubscribers, ({ query }) => listSubscriptions(database.db, query))
  serve(subscribersEndpoints.exportSubscribers, () => exportSubscribers(database.db))
  change(subscribersEndpoints.removeSubscriber, (tx, { params }) => removeSubscription(tx, params.id))
}
