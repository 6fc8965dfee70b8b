import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import { markdownHref } from './markdownHref.ts'
import { ExternalIcon } from './moreIcons.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface MarkdownLinkProps {
  target: string | null
  newTabLabel: string
  children: ReactNode
}

/** A link in a text; an unsafe target shows the text without a link. */
export function MarkdownLink({ target, newTabLabel, children }: MarkdownLinkProps) {
  const safe = markdownHref(target)
  if (!safe) return children
  if (!safe.isExternal) return <Link href={safe.href}>{children}</Link>
  return (
    <Link href={safe.href} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalIcon display="inline-block" marginInlineStart="0.25em" width="0.9em" height="0.9em" />
      <VisuallyHidden>{` (${newTabLabel})`}</VisuallyHidden>
    </Link>
  )
}
