import { escapeHtml, mark } from './html.ts'

export interface FirstViewLine {
  text: string
  /** What the text is: "Phone". */
  label?: string
  /** A page of ours, or an address with http, https, mailto or tel; with any other the text stands alone. */
  href?: string
}

export interface FirstViewContent {
  heading: string
  /** The page above this one, over the heading. */
  crumb?: { text: string; href: string }
  /** One line below the heading. */
  lead?: string
  lines?: readonly FirstViewLine[]
  /** As of `LookupPage` in the design system. @default 'card' */
  size?: 'card' | 'record' | 'wide'
  /** Room is kept over the list for the search that the application puts there. @default false */
  hasSearch?: boolean
}

/**
 * What a lookup page says before the application is there, and without scripts: `PageHead.firstView`. The website
 * puts `firstViewFrame` around it.
 */
export function firstView(content: FirstViewContent): string {
  const { heading, crumb, lead, lines = [], size = 'card', hasSearch = false } = content
  const rows = lines.map((line) => `<li>${rowOf(line)}</li>`).join('')
  return [
    `<main class="${size}">`,
    size === 'card' ? mark : '',
    crumb ? `<nav>${link(crumb.href, escapeHtml(crumb.text))}</nav>` : '',
    `<div><h1>${escapeHtml(heading)}</h1>${lead ? `<p>${escapeHtml(lead)}</p>` : ''}</div>`,
    hasSearch ? '<i></i>' : '',
    rows ? `<ul role="list">${rows}</ul>` : '',
    '</main>',
  ].join('')
}

/** The label belongs to the link: on a card the whole row is pressed. */
function rowOf({ label, text, href }: FirstViewLine): string {
  const words = `${label ? `<span>${escapeHtml(label)}</span> ` : ''}<b>${escapeHtml(text)}</b>`
  return href === undefined ? words : link(href, words)
}

/** `html` as a link, unless its address could run anything. */
const link = (href: string, html: string) =>
  /^(https?:|mailto:|tel:|\/(?![/\\]))/i.test(href) ? `<a href="${escapeHtml(href)}">${html}</a>` : html
