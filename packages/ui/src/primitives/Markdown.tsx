import { chakra } from '@chakra-ui/react'
import { astToJSX, type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx/react'
import { Fragment, type ReactNode, useMemo } from 'react'
import { Heading } from './Heading.tsx'
import { MarkdownLink } from './MarkdownLink.tsx'

/** The elements of a text written by hand, by their names: they carry no classes of their own. */

const Root = chakra('div', {
  base: {
    maxWidth: 'prose',
    '& > * + *': { marginTop: '4' },
    '& > * + :is(h2, h3, h4)': { marginTop: '7' },
    '& > :is(h2, h3, h4) + *': { marginTop: '2' },
    '& :is(ul, ol)': { paddingInlineStart: '6' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li': { marginTop: '1.5', paddingInlineStart: '1' },
    '& li::marker': { color: 'fg.hint' },
    '& strong': { fontWeight: 'strong' },
    // It says that the link opens in a new tab.
    '& a > svg': { display: 'inline-block', marginInlineStart: '0.25em', verticalAlign: '-0.08em' },
    // Our family has no italics: the browser slants it.
    '& em': { fontStyle: 'italic', fontSynthesis: 'style' },
    '& del': { textDecoration: 'line-through' },
    '& blockquote': {
      paddingInlineStart: '4',
      borderInlineStartWidth: '3px',
      borderColor: 'border.control',
      color: 'fg.muted',
    },
    '& code': {
      paddingInline: '1',
      borderRadius: 'xs',
      backgroundColor: 'bg.quiet',
      fontFamily: 'ui-monospace, monospace',
      fontSize: '0.9em',
      overflowWrap: 'anywhere',
    },
    '& pre': { padding: '4', borderRadius: 'control', backgroundColor: 'bg.quiet' },
    // Long lines wrap: a box that scrolls sideways is out of the keyboard's reach.
    '& pre code': { padding: '0', whiteSpace: 'pre-wrap' },
    '& hr': { borderTopWidth: 'hairline', borderColor: 'border.hairline' },
    '& table': { width: 'full', textStyle: 'small' },
    '& :is(th, td)': {
      padding: '2',
      borderBottomWidth: 'hairline',
      borderColor: 'border.hairline',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    '& th': { fontWeight: 'strong' },
  },
})

export interface MarkdownProps {
  /** Markdown; what looks like HTML in it is shown as the letters it is made of. */
  source: string
  /**
   * Place of its highest headings in the outline of the page; the others follow without a gap.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined
  /** "opens in a new tab": said of links to other sites. */
  newTabLabel: string
  /** Draws a picture of an address; without it, pictures are the words for them. */
  pictureOf?: ((address: string, alt: string) => ReactNode) | undefined
  /** The language that it is written in, where it is not the page's. */
  lang?: string | undefined
}

const reading = { disableParsingRawHTML: true, disableFrontmatter: true }

/** The rules that our texts do not use: HTML, which must never be parsed, and the marks of footnotes. */
const dropped = new Set<number>([
  RuleType.footnote,
  RuleType.footnoteReference,
  RuleType.frontmatter,
  RuleType.htmlBlock,
  RuleType.htmlComment,
  RuleType.htmlSelfClosing,
])

/**
 * A text in Markdown: paragraphs, headings, lists, emphasis, quotes, code, tables, links, and the
 * pictures of `pictureOf`. No HTML, and links lead to sites, addresses to write to, and places on this site only. Load it when a text is read.
 */
export function Markdown({ source, headingLevel = 3, newTabLabel, pictureOf, lang }: MarkdownProps) {
  const content = useMemo(
    () => draw(parser(source, reading), { headingLevel, newTabLabel, pictureOf }),
    [source, headingLevel, newTabLabel, pictureOf],
  )
  return <Root {...(lang && { lang })}>{content}</Root>
}

type Render = NonNullable<MarkdownToJSX.Options['renderRule']>

interface Drawing extends Pick<MarkdownProps, 'newTabLabel' | 'pictureOf'> {
  headingLevel: number
}

function draw(nodes: MarkdownToJSX.ASTNode[], { headingLevel, newTabLabel, pictureOf }: Drawing): ReactNode {
  const levels = [...new Set(nodes.map((node) => (isHeading(node) ? node.level : 7)))].sort()
  const renderRule: Render = (next, node, renderChildren, state) => {
    if (dropped.has(node.type)) return null
    switch (node.type) {
      case RuleType.heading: {
        // Without the library's id, which could repeat an id of the page.
        const level = Math.min(headingLevel + Math.max(0, levels.indexOf(node.level)), 4) as 2 | 3 | 4
        return (
          <Heading key={state.key} level={level} size="h4">
            {renderChildren(node.children, state)}
          </Heading>
        )
      }
      case RuleType.link:
        return (
          <MarkdownLink key={state.key} target={node.target} newTabLabel={newTabLabel}>
            {renderChildren(node.children, state)}
          </MarkdownLink>
        )
      case RuleType.image:
        return (
          <Fragment key={state.key}>
            {pictureOf ? pictureOf(node.target ?? '', node.alt ?? '') : node.alt}
          </Fragment>
        )
      case RuleType.gfmTask:
        return <Fragment key={state.key}>{node.completed ? '☑' : '☐'}</Fragment>
      default:
        return next()
    }
  }
  // The library renders footnotes from this node, past the rule.
  const shown = nodes.filter((node) => node.type !== RuleType.refCollection)
  return astToJSX(shown, { ...reading, renderRule, wrapper: null, forceBlock: true })
}

const isHeading = (node: MarkdownToJSX.ASTNode): node is MarkdownToJSX.HeadingNode =>
  node.type === RuleType.heading
