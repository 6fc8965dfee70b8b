import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { narrowPage } from '#primitives/narrowPage.ts'
import { PageHead } from '#primitives/PageHead.tsx'

interface ProfilePageProps {
  /** The page's own heading. */
  heading: string
  /** Under the heading. */
  lead?: string | undefined
  /** Beside the heading: a button. */
  action?: ReactNode
  /** The page's parts, one under the other. */
  children: ReactNode
}

/** A page of the profile area: its heading, an action beside it, and cards. */
export function ProfilePage({ heading, lead, action, children }: ProfilePageProps) {
  return (
    <chakra.div css={narrowPage}>
      <PageHead heading={heading} lead={lead}>
        {action}
      </PageHead>
      {children}
    </chakra.div>
  )
}
