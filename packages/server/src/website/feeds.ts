import { type Language, toTag } from '@atrium/contract/core'
import { escapeHtml } from './html.ts'

export interface FeedItem {
  /** The address of the vacancy, by which feed readers know it again. */
  url: string
  title: string
  category: string
  /** Plain text. */
  paragraphs: readonly string[]
  language: Language
  publishedAt: Date
}

export interface Feed {
  title: string
  description: string
  language: Language
  /** The address of the page that shows the same. */
  pageUrl: string
  /** The address of the feed itself. */
  url: string
  /** The newest first. */
  items: readonly FeedItem[]
}

/** Characters that XML cannot have, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu

const xml = (name: string, text: string) => `<${name}>${escapeHtml(text.replace(forbidden, ''))}</${name}>`

/** https://www.rssboard.org/rss-specification */
export function writeRss({ title, description, language, pageUrl, url, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    xml('title', title),
    xml('link', pageUrl),
    `<atom:link href="${escapeHtml(url)}" rel="self" type="application/rss+xml"/>`,
    xml('description', description),
    xml('language', toTag(language)),
    ...items.map((item) =>
      [
        '<item>',
        xml('title', item.title),
        xml('link', item.url),
        `<guid isPermaLink="true">${escapeHtml(item.url)}</guid>`,
        xml('pubDate', item.publishedAt.toUTCString()),
        ...(item.category ? [xml('category', item.category)] : []),
        // The content is HTML, which is escaped once more.
        xml('description', item.paragraphs.map((text) => xml('p', text)).join('')),
        '</item>',
      ].join(''),
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

/** https://www.jsonfeed.org/version/1.1 */
export const writeJsonFeed = ({ title, description, language, pageUrl, url, items }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: url,
    description,
    language: toTag(language),
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      content_text: item.paragraphs.join('\n\n'),
      date_published: item.publishedAt.toISOString(),
      ...(item.category && { tags: [item.category] }),
      language: toTag(item.language),
    })),
  })
