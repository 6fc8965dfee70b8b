import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageHead } from '#primitives/PageHead.tsx'
import { styles } from './Desk.styles.ts'

interface DeskPageProps {
  heading: string
  lead?: string | undefined
  /** Before the heading: an `Avatar`. */
  picture?: ReactNode
  /** Beside the heading: a button or a link. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of a page of the desk: head and parts below each other. */
export function DeskPage({ heading, lead, picture, action, children }: DeskPageProps) {
  return (
    <chakra.div css={styles.page}>
      <PageHead heading={heading} lead={lead} picture={picture}>
        {action}
      </PageHead>
      {children}
    </chakra.div>
  )
}
