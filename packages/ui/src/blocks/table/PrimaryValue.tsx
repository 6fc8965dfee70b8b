import type { ReactNode } from 'react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { styles } from './DataTable.styles.ts'

/** The name of a row: a link where it leads somewhere. */
export function PrimaryValue({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return children
  return (
    <StyledAnchor href={href} css={styles.link}>
      {children}
    </StyledAnchor>
  )
}
