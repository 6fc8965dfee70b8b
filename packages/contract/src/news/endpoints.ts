import { endpoint } from '#core/endpoint.ts'
import type { NewsItem } from './schema.ts'

/** All items, newest first, each with whether the signed-in person has read it. */
export const listNews = endpoint<{ reply: NewsItem[] }>({
  method: 'GET',
  path: '/api/v1/news/',
  reply: 'list',
})

/** Marks an item as read; 404 for an unknown id. Idempotent. */
export const readNews = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'PUT',
  path: '/api/v1/news/:id/read/',
  reply: 'any',
})

export const readAllNews = endpoint<{ reply: undefined }>({
  method: 'PUT',
  path: '/api/v1/news/read/',
  reply: 'any',
})
