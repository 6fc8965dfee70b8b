import { newsEndpoints } from '@atrium/contract/news/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { listNews, readAllNews, readNews } from './news.service.ts'

/** The rows of the call table about news (departure 13). */
export function newsRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, newsEndpoints.listNews, ({ account, language }) =>
    listNews(services, account.id, language),
  )

  registerAuthenticated(app, services, newsEndpoints.readNews, ({ account, params }) =>
    readNews(services, account.id, params.id),
  )

  registerAuthenticated(app, services, newsEndpoints.readAllNews, ({ account }) =>
    readAllNews(services, account.id),
  )
}
