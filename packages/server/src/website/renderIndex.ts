import { type Language, preloadedStateId, type RenderedPage, toTag } from '@atrium/contract'
import { dataScript, element, escapeHtml } from './html.ts'
import type { PageHead } from './pageHead.ts'
import { loadingScreen, loadingScreenStyle, startScript } from './startScript.ts'

interface PageParts {
  language: Language
  /** Public settings, readable by every visitor. */
  settings: object
  head: Pick<PageHead, 'title' | 'description'>
  /** Further elements of the head, ready to be put in. */
  links?: readonly string[]
  /** The page as HTML; without it the application draws the page in the browser. */
  rendered?: (Pick<RenderedPage, 'html' | 'styles'> & Partial<RenderedPage>) | undefined
  /** How long the loading screen lies over a rendered page, in milliseconds since the navigation; 0 for none. */
  loadingScreenMs?: number
  /** The page is of no use without JavaScript, and says so. @default false */
  needsApplication?: boolean
}

/** Fills the application's document: language, settings, what the page says about itself, and the page. */
export function renderIndex(template: string, parts: PageParts): string {
  const { language, settings, head, links = [] } = parts
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
  return withPage(html, parts)
}

/** What the template shows until the application has drawn the page. */
const onlyUnrendered = /<!--unrendered-->.*?<!--\/unrendered-->/gs

/** What the template says where the application never comes, of pages that are of no use without it. */
const onlyOfApplication = /<!--application-->.*?<!--\/application-->/gs

const mainScript = /<script\b[^>]*\bsrc="([^"]*)"[^>]*><\/script>/i

/** Puts the page in, and starts the application by `startScript`. */
function withPage(
  template: string,
  { rendered, loadingScreenMs = 0, needsApplication = false }: PageParts,
): string {
  const [script = '', main] = mainScript.exec(template) ?? []
  if (main === undefined) return template
  const screenMs = rendered ? loadingScreenMs : 0
  const isWaiting = rendered !== undefined && !needsApplication
  const start = startScript({ main, isWaiting, loadingScreenMs: screenMs })
  let html = template.replace(script, '')
  if (screenMs > 0) html = insert(html, loadingScreenStyle(screenMs))
  html = replace(html, /<div id="root">/i, (root) => `${screenMs > 0 ? loadingScreen : ''}${start}${root}`)
  if (!rendered) return html
  html = html.replace(onlyUnrendered, '')
  if (isWaiting) html = html.replace(onlyOfApplication, '')
  html = insert(html, rendered.styles)
  html = replace(html, /<div id="root">\s*<\/div>/i, () => `<div id="root">${rendered.html}</div>`)
  if (!rendered.preloadedState) return html
  const state = dataScript(rendered.preloadedState, { type: 'application/json', id: preloadedStateId })
  return replace(html, /<\/body>/i, (end) => `${state}${end}`)
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
