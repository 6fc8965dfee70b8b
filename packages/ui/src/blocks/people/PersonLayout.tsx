import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { styles } from './People.styles.ts'

/** The record of a person, and beside it what belongs to the person: account, badge, departure. */
export function PersonLayout({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <chakra.div css={styles.page}>
      {children}
      {aside && <chakra.div css={styles.aside}>{aside}</chakra.div>}
    </chakra.div>
  )
}
