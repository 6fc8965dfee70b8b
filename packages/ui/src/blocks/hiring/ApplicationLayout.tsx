import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { styles } from './Hiring.styles.ts'

interface ApplicationLayoutProps {
  /** The decision, over the whole width. */
  top: ReactNode
  /** Message, CV, ratings, notes. */
  children: ReactNode
  /** Facts: beside them in a wide window, after them on a phone. */
  side: ReactNode
  /** The history. */
  below: ReactNode
}

/** The page of an application. */
export const ApplicationLayout = ({ top, children, side, below }: ApplicationLayoutProps) => (
  <chakra.div css={styles.page}>
    <chakra.div css={styles.parts}>
      <chakra.div css={styles.whole}>{top}</chakra.div>
      <chakra.div css={styles.column}>{children}</chakra.div>
      <chakra.div css={styles.column}>{side}</chakra.div>
      <chakra.div css={styles.whole}>{below}</chakra.div>
    </chakra.div>
  </chakra.div>
)

/** What is below the heading of a card. */
export const CardBody = (props: ComponentProps<typeof chakra.div>) => (
  <chakra.div css={styles.body} {...props} />
)
