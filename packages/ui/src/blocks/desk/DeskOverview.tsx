import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { styles } from './Desk.styles.ts'

interface DeskOverviewProps {
  /** Cards of waiting decisions. */
  children: ReactNode
  /** The card of absences. Without it, the waiting decisions have the whole width. */
  aside?: ReactNode
}

/** The first view of the desk: two columns, one below the other on smaller windows. */
export function DeskOverview({ children, aside }: DeskOverviewProps) {
  return (
    <chakra.div css={styles.overview}>
      <chakra.div css={styles.column}>{children}</chakra.div>
      {aside && <chakra.div css={styles.column}>{aside}</chakra.div>}
    </chakra.div>
  )
}
