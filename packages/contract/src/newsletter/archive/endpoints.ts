import { endpoint } from '#core/endpoint.ts'
import type { PublishedLetter, PublishedRow } from './schema.ts'

const path = '/api/v1/newsletter/'

/** The letters that search engines may list, newest first, at most `limits.publishedLetters`. */
export const listPublishedLetters = endpoint<{ reply: PublishedRow[] }>({
  method: 'GET',
  path,
  reply: 'list',
})

/** 404 for a letter that has not begun to be sent. */
export const getPublishedLetter = endpoint<{ params: { id: number }; reply: PublishedLetter }>({
  method: 'GET',
  path: `${path}:id/`,
})
