import { type FirstAnswers, firstAnswersId, type Language, toTag } from '@atrium/contract'
import type { PageHead } from '#plugins/pageHead.ts'
import { firstViewFrame } from './firstViewFrame.ts'
import { dataScript, element, escapeHtml } from './html.ts'

interface PageParts {
  language: Language
  /** Public settings, readable by every visitor. */
  settings: object
  head: Pick<PageHead, 'title' | 'description' | 'answers' | 'firstView'>
  /** Further elements of the head, ready to be put in. */
  links?: readonly string[]
}

/** Fills the application's document: language, settings, what the page says about itself and what it asks for first. */
export function renderIndex(template: string, { language, settings, head, links = [] }: PageParts): string {
  let html = replace(template, /<html\b[^>]*>/i, (tag) => withAttribute(tag, 'lang', toTag(language)))
  html = replace(html, metaOf('atrium-config'), (tag) =>
    withAttribute(tag, 'content', JSON.stringify(settings)),
  )
  const { title, description, answers, firstView } = head
  if (title !== undefined) {
    html = orInsert(html, /<title>[^<]*<\/title>/i, `<title>${escapeHtml(title)}</title>`)
  }
  if (description !== undefined) {
    const meta = element('meta', { name: 'description', content: description })
    html = orInsert(html, metaOf('description'), meta)
  }
  for (const link of links) html = insert(html, link)
  if (firstView !== undefined) html = withFirstView(html, firstViewFrame(firstView, language))
  if (answers !== undefined) {
    const data: FirstAnswers = { language: toTag(language), answers }
    const script = dataScript(data, { type: 'application/json', id: firstAnswersId })
    html = replace(html, /<\/body>/i, (end) => `${script}${end}`)
  }
  return html
}

/** In front of the application's element; what is said to browsers without scripts is wrong then. */
const withFirstView = (html: string, view: string) =>
  replace(
    html.replace(/<noscript>.*?<\/noscript>/gis, ''),
    /<div\b[^>]*\bid="root"/i,
    (tag) => `${view}${tag}`,
  )

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
