import { chakra } from '@chakra-ui/react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Desk.styles.ts'

interface DeskCard {
  heading: string
  text: string
  href: string
  /** What waits there, and its words for screen readers: "3 requests wait". */
  waiting?: { count: number; label: string } | undefined
}

/** The pages of the desk, under a heading, each with what waits there. */
export function DeskCards({ cards }: { cards: readonly DeskCard[] }) {
  return (
    <chakra.ul css={styles.cards}>
      {cards.map(({ heading, text, href, waiting }) => (
        <chakra.li key={href} css={styles.card}>
          <Heading level={3} size="h4">
            <StyledAnchor href={href}>{heading}</StyledAnchor>
          </Heading>
          {waiting && waiting.count > 0 && (
            <chakra.span css={styles.count} role="img" aria-label={waiting.label}>
              {waiting.count}
            </chakra.span>
          )}
          <Text tone="muted">{text}</Text>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
