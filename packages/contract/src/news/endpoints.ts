import { endpoint } from '#core/endpoint.ts'
import type { NewsReaction } from './rules.ts'
import type { NewsComment, NewsItem } from './schema.ts'

/** Items, newest first, at most `shownNews`, each with whether the signed-in person has read it. */
export const listNews = endpoint<{ query: { before?: number | undefined }; reply: NewsItem[] }>({
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

/** Adds or removes a reaction of the caller; 404 for an item without reactions. Idempotent. */
export const reactToNews = endpoint<{
  params: { id: number; name: NewsReaction }
  body: { isOn: boolean }
  reply: undefined
}>({ method: 'PUT', path: '/api/v1/news/:id/reactions/:name/', reply: 'any' })

/** The comments below an item, oldest first; 404 for an item without comments. */
export const listNewsComments = endpoint<{ params: { id: number }; reply: NewsComment[] }>({
  method: 'GET',
  path: '/api/v1/news/:id/comments/',
  reply: 'list',
})

/** Adds a comment of the caller; 404 for an item without comments, 409 when it has `newsComments` of them. */
export const addNewsComment = endpoint<{ params: { id: number }; body: { text: string }; reply: undefined }>({
  method: 'POST',
  path: '/api/v1/news/:id/comments/',
  reply: 'any',
})

/** Deletes an own comment, with `content.edit` any; 404 for any other. */
export const deleteNewsComment = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'DELETE',
  path: '/api/v1/news/comments/:id/',
  reply: 'any',
})
