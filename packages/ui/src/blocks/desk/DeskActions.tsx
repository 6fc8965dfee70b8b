import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { styles } from './Desk.styles.ts'

/** Buttons side by side. */
export function DeskActions({ children }: { children: ReactNode }) {
  return <chakra.div css={styles.actions}>{children}</chakra.div>
}
