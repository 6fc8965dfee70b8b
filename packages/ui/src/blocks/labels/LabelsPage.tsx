import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { Text } from '#primitives/Text.tsx'
import { labelsPageRecipe } from './LabelsPage.recipe.ts'

interface LabelsPageProps {
  heading: string
  lead: string
  /** What can be printed, each at an address of its own. */
  kinds: { label: string; options: readonly { label: string; href: string; isCurrent: boolean }[] }
  /** `LabelsDesk`, or the state that stands in for it. */
  children: ReactNode
  /** A quiet way on, at the end. */
  footLink: { label: string; href: string }
}

/** The frame of the page that prints QR codes: what it is, what to print, and the place for doing it. */
export function LabelsPage({ heading, lead, kinds, children, footLink }: LabelsPageProps) {
  const styles = useSlotRecipe({ recipe: labelsPageRecipe })()
  return (
    <chakra.div css={styles.page}>
      <chakra.div css={styles.head}>
        <Heading level={1} size="h2">
          {heading}
        </Heading>
        <Text tone="muted">{lead}</Text>
      </chakra.div>
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
      <chakra.p css={styles.foot}>
        <Link href={footLink.href} display="inline-flex" alignItems="center" minHeight="target">
          {footLink.label}
        </Link>
      </chakra.p>
    </chakra.div>
  )
}
