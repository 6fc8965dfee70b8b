import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { narrowPage } from '#primitives/narrowPage.ts'
import { Row } from '#primitives/Stack.tsx'

interface ProfilePageProps {
  /** The page's own heading. */
  heading: string
  /** Beside the heading: a button. */
  action?: ReactNode
  /** The page's parts, one under the other. */
  children: ReactNode
}

/** A page of the profile area: its heading, an action beside it, and cards. */
export function ProfilePage({ heading, action, children }: ProfilePageProps) {
  return (
    <chakra.div css={narrowPage}>
      <Row justifyContent="space-between" columnGap="4" rowGap="2">
        <Heading level={1} size="h2" minWidth="0">
          {heading}
        </Heading>
        {action}
      </Row>
      {children}
    </chakra.div>
  )
}
