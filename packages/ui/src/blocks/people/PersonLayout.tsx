import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { styles } from './People.styles.ts'

interface PersonLayoutProps {
  /** The record. */
  children: ReactNode
  /** A card for each other thing that belongs to the person: leave, team, account. */
  cards?: ReactNode
  /** What needs the whole width: the history. */
  below?: ReactNode
}

/** The page of a person: the record with the cards below it, and beside it where the page is wide. */
export function PersonLayout({ children, cards, below }: PersonLayoutProps) {
  return (
    <chakra.div css={styles.page}>
      <chakra.div css={styles.parts}>
        <chakra.div css={styles.main}>{children}</chakra.div>
        {cards}
        {below && <chakra.div css={styles.below}>{below}</chakra.div>}
      </chakra.div>
    </chakra.div>
  )
}
