import type { AgedSample } from '#core/agedSample.ts'
import type { NewsItem } from '#news/schema.ts'

/** The texts of an item; `body` is Markdown. */
export type NewsText = Pick<NewsItem, 'notName' | 'notDesc' | 'body'>

export interface NewsSample extends AgedSample<NewsText>, Pick<NewsItem, 'topic'> {
  /** Whether readers may react to it and comment on it. @default false */
  hasResponses?: true
}

/** An item whose card has the whole text. */
export const card = (notName: string, notDesc: string): NewsText => ({ notName, notDesc, body: '' })
