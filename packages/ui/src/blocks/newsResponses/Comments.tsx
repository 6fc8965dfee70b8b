import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { styles } from './NewsResponses.styles.ts'

/** The comments below a news item: list, failures and form. */
export const Comments = ({ children }: { children: ReactNode }) => (
  <chakra.div css={styles.comments}>{children}</chakra.div>
)
