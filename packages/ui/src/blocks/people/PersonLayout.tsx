import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { styles } from './People.styles.ts'

interface PersonLayoutProps {
  /** The record. */
  children: ReactNode
  /** What belongs to the person: team, account, badge, departure. */
  aside?: ReactNode
  /** What needs the whole width: the history. */
  below?: ReactNode
}

/** The page of a person: the record with the rest beside and below it. */
export function PersonLayout({ children, aside, below }: PersonLayoutProps) {
  return (
    <chakra.div css={styles.page}>
      <chakra.div css={styles.main}>{children}</chakra.div>
      {aside && <chakra.div css={styles.aside}>{aside}</chakra.div>}
      {below && <chakra.div css={styles.below}>{below}</chakra.div>}
    </chakra.div>
  )
}
