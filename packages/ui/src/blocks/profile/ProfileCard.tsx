import { chakra } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'

export interface ProfileCardProps {
  /** The `id` of its heading, which names it. */
  headingId: string
  heading: string
  /** One or two sentences under the heading. */
  lead?: string | undefined
  /** The heading, so that the focus can be moved to it. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/** A part of a page of the profile area: a surface with a heading. */
export function ProfileCard({ headingId, heading, lead, headingRef, children }: ProfileCardProps) {
  return (
    <chakra.section
      aria-labelledby={headingId}
      data-tone="light"
      minWidth="0"
      padding={{ base: '5', md: '8' }}
      borderWidth="hairline"
      borderColor="border.hairline"
      borderRadius="surface"
      backgroundColor="bg.surface"
    >
      <Heading level={2} size="h3" id={headingId} ref={headingRef} {...(headingRef && { tabIndex: -1 })}>
        {heading}
      </Heading>
      {lead && (
        <Text size="small" tone="muted" isProse marginTop="2">
          {lead}
        </Text>
      )}
      {children}
    </chakra.section>
  )
}
