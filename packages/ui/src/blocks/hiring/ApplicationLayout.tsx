import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { styles } from './Hiring.styles.ts'

interface ApplicationLayoutProps {
  /** Message, CV, notes, history. */
  children: ReactNode
  /** Decision, facts, ratings: beside them in a wide window, before them on a phone. */
  side: ReactNode
}

/** The page of an application. */
export const ApplicationLayout = ({ children, side }: ApplicationLayoutProps) => (
  <chakra.div css={styles.page}>
    <chakra.div css={styles.parts}>
      <chakra.div css={styles.column}>{children}</chakra.div>
      <chakra.div css={[styles.column, styles.side]}>{side}</chakra.div>
    </chakra.div>
  </chakra.div>
)
