import { Fragment } from 'react'
import { MarkdownLink } from './MarkdownLink.tsx'
import { markdownHref } from './markdownHref.ts'

/** An address up to the next space; `linksIn` takes the end of a sentence off again. */
const address = /\b(?:https?:\/\/|mailto:)[^\s<>"«»„“”]+/gi

interface LinkedTextProps {
  /** Plain text: it is shown as it is. */
  text: string
  /** "opens in a new tab": said of links to other sites. */
  newTabLabel: string
}

/** A plain text whose addresses (http, https, mailto) are links; the parent wraps long ones. */
export function LinkedText({ text, newTabLabel }: LinkedTextProps) {
  let end = 0
  const parts = linksIn(text).map(({ target, at }) => {
    const before = text.slice(end, at)
    end = at + target.length
    return (
      <Fragment key={at}>
        {before}
        <MarkdownLink target={target} newTabLabel={newTabLabel}>
          {target}
        </MarkdownLink>
      </Fragment>
    )
  })
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}

/** The addresses in a plain text, with their places. */
export const linksIn = (text: string): { target: string; at: number }[] =>
  [...text.matchAll(address)].flatMap(({ 0: found, index }) => {
    const target = withoutEnd(found)
    return markdownHref(target) ? [{ target, at: index }] : []
  })

/** An address without the marks that belong to the sentence around it: "(see https://a.az/b)." */
function withoutEnd(found: string): string {
  const end = found.at(-1) ?? ''
  const isMark = /[.,;:!?'’*_]/.test(end) || (end === ')' && !found.includes('('))
  return isMark ? withoutEnd(found.slice(0, -1)) : found
}
