import type { ReactNode } from 'react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { styles } from './DataTable.styles.ts'

interface PrimaryValueProps {
  href: string | undefined
  /** The link takes the presses of the whole box around it. @default false */
  isCovering?: boolean | undefined
  children: ReactNode
}

/** The name of a row: a link where it leads somewhere. */
export function PrimaryValue({ href, isCovering = false, children }: PrimaryValueProps) {
  if (href === undefined) return children
  return (
    <StyledAnchor href={href} css={isCovering ? styles.covering : styles.link}>
      <span>{children}</span>
    </StyledAnchor>
  )
}
