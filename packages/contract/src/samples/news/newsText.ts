import type { NewsItem } from '#news.ts'

/** What an item says; `body` is Markdown. */
export type NewsText = Pick<NewsItem, 'notName' | 'notDesc' | 'body'>

/** An item that the card says all of. */
export const card = (notName: string, notDesc: string): NewsText => ({ notName, notDesc, body: '' })
