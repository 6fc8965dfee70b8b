import { company, type Language, toTag } from '@atrium/contract/core'
import { describedPictureAt, pictureAddress } from '@atrium/contract/pictures'
import { astToHTML, type HTMLOptions, parser, RuleType } from 'markdown-to-jsx/html'
import { element, escapeHtml } from '#website/html.ts'

const reading = { disableParsingRawHTML: true, disableFrontmatter: true }

/** The rules that letters do not use: HTML, which must never be parsed, and the marks of footnotes. */
const dropped = new Set<number>([
  RuleType.footnote,
  RuleType.footnoteReference,
  RuleType.frontmatter,
  RuleType.htmlBlock,
  RuleType.htmlComment,
  RuleType.htmlSelfClosing,
  RuleType.refCollection,
])

const schemes = ['https:', 'http:', 'mailto:']

/** The absolute address of a link as a browser would read it; `undefined` for one that leads nowhere safe. */
function linkOf(target: string | null, siteUrl: string): string | undefined {
  if (!target || !URL.canParse(target, siteUrl)) return undefined
  const { protocol, username, href } = new URL(target, siteUrl)
  return schemes.includes(protocol) && !username ? href : undefined
}

/** Pictures of other sites would tell them who reads the letter. An uploaded one is a JPEG, which every mail program knows. */
const pictureOf = (target: string | null, siteUrl: string) => {
  const uploaded = describedPictureAt(target ?? '')
  const link = linkOf(uploaded ? pictureAddress(uploaded.id, 960, 'jpg') : target, siteUrl)
  return link && new URL(link).origin === new URL(siteUrl).origin ? link : undefined
}

/** A letter as HTML: what news may have, and pictures of this site. All addresses are absolute. */
export function letterHtml(markdown: string, siteUrl: string): string {
  const renderRule: NonNullable<HTMLOptions['renderRule']> = (next, node, render) => {
    if (dropped.has(node.type)) return ''
    if (node.type === RuleType.image) {
      const src = pictureOf(node.target, siteUrl)
      const alt = node.alt ?? ''
      return src ? element('img', { src, alt, style: 'max-width:100%;height:auto' }) : escapeHtml(alt)
    }
    if (node.type === RuleType.link) {
      const href = linkOf(node.target, siteUrl)
      const words = render(node.children)
      return href ? `${element('a', { href, style: 'color:#0b5c54' })}${words}</a>` : words
    }
    if (node.type === RuleType.heading) {
      const level = Math.min(node.level + 1, 4)
      return `<h${level} style="line-height:1.3;margin:1.5em 0 .5em">${render(node.children)}</h${level}>`
    }
    return next()
  }
  return astToHTML(parser(markdown, reading), { ...reading, renderRule, wrapper: null, forceBlock: true })
}

/** A letter as plain text: links with their absolute address behind the words, headings without their marks. */
export const letterText = (markdown: string, siteUrl: string): string =>
  markdown
    .replace(
      /(!?)\[([^\]\n]*)\]\(\s*<?([^)\s>]+)>?[^)\n]*\)/g,
      (_all, mark: string, words: string, target: string) =>
        [words, (mark ? pictureOf : linkOf)(target, siteUrl)].filter(Boolean).join(': '),
    )
    .replace(/^#{1,6} +/gm, '')
    .replace(/\*\*(\S(?:[^\n]*?\S)?)\*\*/g, '$1')

/** The page of a letter with its end. Styles stand in the elements: mail programs drop the others. */
export const letterPage = (
  { language, subject, html }: { language: Language; subject: string; html: string },
  end: string,
  { words, link }: { words: string; link: string },
): string =>
  `<!doctype html><html lang="${toTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>` +
  '<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">' +
  '<div style="max-width:600px;margin:0 auto">' +
  `<p style="font-weight:bold">${escapeHtml(company.name)}</p>${html}` +
  '<hr style="margin:32px 0 16px;border:0;border-top:1px solid #8a8f8e">' +
  `<p style="font-size:14px;white-space:pre-line">${escapeHtml(end)}</p>` +
  `<p style="font-size:14px">${escapeHtml(words)}<br>${element('a', { href: link })}${escapeHtml(link)}</a></p>` +
  '</div></body></html>'
