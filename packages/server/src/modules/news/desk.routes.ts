import { deskNewsEndpoints as calls } from '@atrium/contract/news/desk/calls'
import type { FastifyInstance } from 'fastify'
import { staffCalls } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import {
  addNews,
  askForPublication,
  deleteDeskNews,
  getDeskNews,
  listDeskNews,
  publishNews,
  remindOfNews,
  saveNews,
} from './desk.service.ts'

/** News as editors write and publish them. */
export function deskNewsRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services
  const { serve, change } = staffCalls(app, services)

  serve(calls.listDeskNews, () => listDeskNews(database.db))
  serve(calls.getDeskNews, ({ params }) => getDeskNews(database.db, params.id))
  change(calls.addNews, (tx, { account }) => addNews(tx, account))
  change(calls.saveNews, (tx, { account, params, body }) => saveNews(tx, account, params.id, body))
  change(calls.publishNews, (tx, { account, params, body }) =>
    publishNews(tx, account, params.id, body, now()),
  )
  change(calls.askForPublication, (tx, { account, params }) =>
    askForPublication(tx, services, account, params.id),
  )
  serve(calls.remindOfNews, ({ account, params }) => remindOfNews(services, account.id, params.id))
  change(calls.deleteNews, (tx, { account, params }) => deleteDeskNews(tx, account, params.id))
}
