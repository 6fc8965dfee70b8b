import {
  company,
  iconAddress,
  type Language,
  preloadedStateId,
  type RenderedPage,
  sampleCompany,
  type Theme,
  toTag,
} from '@atrium/contract/core'
import { recolour } from '@atrium/contract/palette'
import { manifestAddress, manifestPath } from '@atrium/contract/webManifest'
import { dataScript, element, escapeHtml } from './html.ts'
import type { PageHead } from './pageHead.ts'
import { foreignPageStyle, loadingScreen, loadingScreenStyle, startScript } from './startScript.ts'

interface PageParts {
  language: Language
  /** Of a page that has themes. */
  theme?: Theme | undefined
  /** Public settings, readable by every visitor. */
  settings: object
  head: Pick<PageHead, 'title' | 'description'>
  /** Further elements of the head, as HTML. */
  links?: readonly string[]
  /** The page as HTML; without it the application draws the page in the browser. */
  rendered?: (Pick<RenderedPage, 'html' | 'styles'> & Partial<RenderedPage>) | undefined
  /** Milliseconds since the navigation for which the loading screen covers a rendered page; 0 for none. */
  loadingScreenMs?: number
  /** The addresses of the scripts of the page, besides the main script. */
  files?: readonly string[]
  /** The page needs JavaScript and says so. @default false */
  needsApplication?: boolean
}

/** Fills the HTML template of the application: language, settings, head and content of the page. */
export function renderIndex(template: string, parts: PageParts): string {
  const { language, theme, settings, head, links = [], needsApplication = false } = parts
  // The template has the colours and, in its notice for browsers without JavaScript, the address of the samples.
  const ownColours = recolour(template, company.colours)
  const own = ownColours.replaceAll(sampleCompany.email, escapeHtml(company.email))
  const linked = withIcons(own).replace(manifestPath, escapeHtml(manifestAddress(language, needsApplication)))
  let html = replace(linked, /<html\b[^>]*>/i, (tag) => {
    const inLanguage = withAttribute(tag, 'lang', toTag(language))
    return theme ? withAttribute(inLanguage, 'data-theme', theme) : inLanguage
  })
  html = replace(html, metaOf('atrium-config'), (tag) =>
    withAttribute(tag, 'content', JSON.stringify(settings)),
  )
  const { title, description = company.tagline[language] } = head
  if (title !== undefined) {
    html = orInsert(html, /<title>[^<]*<\/title>/i, `<title>${escapeHtml(title)}</title>`)
  }
  const meta = element('meta', { name: 'description', content: description })
  html = orInsert(html, metaOf('description'), meta)
  for (const link of [...fontPreloads(template, language), ...links]) html = insert(html, link)
  return withPage(html, parts)
}

/** The icons of the site are those of the company's logo. */
function withIcons(template: string): string {
  const { logo } = company
  if (!logo.hash) return template
  return template
    .replace(/<link rel="icon" href="\/icons\/favicon\.svg"[^>]*>/, () =>
      icon('icon', iconAddress(logo, 192), '192x192'),
    )
    .replace('/favicon.ico', iconAddress(logo, 32))
    .replace('/icons/apple-touch-icon.png', iconAddress(logo, 180))
}

const icon = (rel: string, href: string, sizes: string) =>
  element('link', { rel, href, sizes, type: 'image/png' })

/** The files of the fonts with the letters of a language beyond the Latin ones, which the template preloads. */
const fontSubsets: Partial<Record<Language, RegExp>> = {
  AZ: /\/fonts\/\w+-latin-ext\.[\w.]+?\.woff2/g,
  RU: /\/fonts\/\w+-cyrillic\.[\w.]+?\.woff2/g,
}

/** A font that arrives after the first paint moves lines: words become wider or narrower. */
const fontPreloads = (template: string, language: Language): string[] =>
  [...new Set(template.match(fontSubsets[language] ?? /$^/g))].map((href) =>
    element('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
  )

/** The placeholder that the template shows until the application has rendered. */
const onlyUnrendered = /<!--unrendered-->.*?<!--\/unrendered-->/gs

/** The notice of the template for pages that need the application, when it cannot be loaded. */
const onlyOfApplication = /<!--application-->.*?<!--\/application-->/gs

/** The texts of the notice for a page whose content the document does not have, and for one whose content can be read already. */
const onlyWithoutContent = /<!--withoutContent-->.*?<!--\/withoutContent-->/gs
const onlyWithContent = /<!--withContent(.*?)-->/gs

const mainScript = /<script\b[^>]*\bsrc="([^"]*)"[^>]*><\/script>/i

/** Inserts the rendered page and starts the application with `startScript`. */
function withPage(
  template: string,
  { rendered, loadingScreenMs = 0, files = [], needsApplication = false }: PageParts,
): string {
  const [script = '', main] = mainScript.exec(template) ?? []
  if (main === undefined) return template
  const screenMs = rendered ? loadingScreenMs : 0
  const personId = rendered?.preloadedState?.own?.personId
  const isOwn = personId !== undefined
  const isWaiting = rendered !== undefined && (isOwn || !needsApplication)
  const holdsForms = rendered === undefined || needsApplication
  const start = startScript({
    main,
    files,
    isWaiting,
    holdsForms,
    measuresWindow: needsApplication,
    personId,
    loadingScreenMs: screenMs,
  })
  let html = (isOwn ? template.replace(onlyWithoutContent, '') : template)
    .replace(onlyWithContent, (_whole, texts) => (isOwn ? texts : ''))
    .replace(script, '')
  if (screenMs > 0) html = insert(html, recolour(loadingScreenStyle(screenMs), company.colours))
  if (personId !== undefined) html = insert(html, foreignPageStyle)
  html = replace(
    html,
    /<div id="root">/i,
    (root) => `${screenMs > 0 ? recolour(loadingScreen, company.colours) : ''}${start}${root}`,
  )
  if (!rendered) return html
  html = html.replace(onlyUnrendered, '')
  if (!holdsForms) html = html.replace(onlyOfApplication, '')
  html = insert(html, rendered.styles)
  html = replace(html, /<div id="root">\s*<\/div>/i, () => `<div id="root">${rendered.html}</div>`)
  if (!rendered.preloadedState) return html
  const state = dataScript(rendered.preloadedState, { type: 'application/json', id: preloadedStateId })
  return replace(html, /<\/body>/i, (end) => `${state}${end}`)
}

const metaOf = (name: string) => new RegExp(`<meta\\b[^>]*\\bname=["']?${name}["']?[^>]*>`, 'i')

/** A replacement function, so that `$&` in a text is not special. */
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
