import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { PageHead } from '#primitives/PageHead.tsx'
import { styles } from './LabelsPage.styles.ts'

interface LabelsPageProps {
  heading: string
  lead: string
  /** What can be printed, each at an address of its own. */
  kinds: { label: string; options: readonly { label: string; href: string; isCurrent: boolean }[] }
  /** `LabelsDesk`, or the state that stands in for it. */
  children: ReactNode
  /** A way on, beside the heading. */
  link: { label: string; href: string }
}

/** The frame of the page that prints QR codes: what it is, what to print, and the place for doing it. */
export function LabelsPage({ heading, lead, kinds, children, link }: LabelsPageProps) {
  return (
    <chakra.div css={styles.page}>
      <PageHead heading={heading} lead={lead}>
        <LinkButton href={link.href} variant="outline" size="sm">
          {link.label}
        </LinkButton>
      </PageHead>
      <chakra.nav aria-label={kinds.label} css={styles.kinds}>
        {kinds.options.map(({ label, href, isCurrent }) => (
          <StyledAnchor
            key={href}
            href={href}
            css={styles.kind}
            {...(isCurrent && { 'aria-current': 'true' as const })}
          >
            {label}
          </StyledAnchor>
        ))}
      </chakra.nav>
      {children}
    </chakra.div>
  )
}
