import { endpoint } from '#core/endpoint.ts'

/** What a news item is about; its card shows the drawing of the topic. */
export const newsTopics = ['company', 'support', 'learning', 'people', 'home', 'clients', 'sport'] as const

export type NewsTopic = (typeof newsTopics)[number]

/** One news item (spec 3), in the language of the request. */
export interface NewsItem {
  id: number
  topic: NewsTopic
  /** Title. */
  notName: string
  /** One or two sentences for the card. */
  notDesc: string
  /** The whole text in Markdown without HTML; empty when the card has the whole text. */
  body: string
  /** ISO instant. */
  publishedAt: string
  isRead: boolean
}

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
