import { newsEndpoints } from '@atrium/contract/news/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated, staffCalls } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { listNews, readAllNews, readerOf, readNews } from './news.service.ts'
import { addComment, deleteComment, listComments, react } from './responses.service.ts'

/** The rows of the call table about news (departure 13). */
export function newsRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, newsEndpoints.listNews, ({ account, language, query }) =>
    listNews(services, account.id, language, query.before),
  )

  registerAuthenticated(app, services, newsEndpoints.readNews, ({ account, params }) =>
    readNews(services, account.id, params.id),
  )

  registerAuthenticated(app, services, newsEndpoints.readAllNews, ({ account }) =>
    readAllNews(services, account.id),
  )

  const { change, serve } = staffCalls(app, services)
  change(newsEndpoints.reactToNews, (tx, { account, params, body }) =>
    react(tx, readerOf(services, account.id), params, body.isOn),
  )
  serve(newsEndpoints.listNewsComments, ({ account, params }) =>
    listComments(services.database.db, readerOf(services, account.id), account.role, params.id),
  )
  change(newsEndpoints.addNewsComment, (tx, { account, params, body }) =>
    addComment(tx, readerOf(services, account.id), params.id, body.text),
  )
  change(newsEndpoints.deleteNewsComment, (tx, { account, params }) => deleteComment(tx, account, params.id))
}
