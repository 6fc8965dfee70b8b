import { type Language, toTag } from '@atrium/contract'
import type { PageHead } from '#plugins/pageHead.ts'
import { element, escapeHtml } from './html.ts'

interface PageParts {
  language: Language
  /** Public settings, readable by every visitor. */
  settings: object
  head: Pick<PageHead, 'title' | 'description'>
  /** Further elements of the head, ready to be put in. */
  links?: readonly string[]
}

/** Fills the application's document: language, settings, and what the page says about itself. */
export function renderIndex(template: string, { language, settings, head, links = [] }: PageParts): string {
  let html = replace(template, /<html\b[^>]*>/i, (tag) => withAttribute(tag, 'lang', toTag(language)))
  html = replace(html, metaOf('atrium-config'), (tag) =>
    withAttribute(tag, 'content', JSON.stringify(settings)),
  )
  const { title, description } = head
  if (title !== undefined) {
    html = orInsert(html, /<title>[^<]*<\/title>/i, `<title>${escapeHtml(title)}</title>`)
  }
  if (description !== undefined) {
    const meta = element('meta', { name: 'description', content: description })
    html = orInsert(html, metaOf('description'), meta)
  }
  for (const link of links) html = insert(html, link)
  return html
}

const metaOf = (name: string) => new RegExp(`<meta\\b[^>]*\\bname=["']?${name}["']?[^>]*>`, 'i')

/** Replacement by function: a text with `$&` in it stays a text. */
const replace = (html: string, pattern: RegExp, change: (tag: string) => string) =>
  html.replace(pattern, (tag) => change(tag))

const orInsert = (html: string, pattern: RegExp, tag: string) =>
  pattern.test(html) ? replace(html, pattern, () => tag) : insert(html, tag)

const insert = (html: string, tag: string) => replace(html, /<\/head>/i, (end) => `${tag}${end}`)

function withAttribute(tag: string, name: string, value: string): string {
  const attribute = `${name}="${escapeHtml(value)}"`
  const pattern = new RegExp(`\\s${name}=("[^"]*"|'[^']*'|[^\\s>]+)`, 'i')
  if (pattern.test(tag)) return tag.replace(pattern, () => ` ${attribute}`)
  return tag.replace(/\s*\/?>$/, () => ` ${attribute}>`)
}
