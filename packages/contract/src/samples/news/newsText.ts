import type { NewsItem } from '#news.ts'

/** The texts of an item; `body` is Markdown. */
export type NewsText = Pick<NewsItem, 'notName' | 'notDesc' | 'body'>

/** An item whose card has the whole text. */
export const card = (notName: string, notDesc: string): NewsText => ({ notName, notDesc, body: '' })
