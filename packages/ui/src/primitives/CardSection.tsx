import { chakra } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import { Heading } from './Heading.tsx'
import { Text } from './Text.tsx'

interface CardSectionProps extends ComponentProps<typeof chakra.section> {
  heading: string
  /** One or two sentences under the heading. */
  lead?: string | undefined
  /** The heading, so that the focus can be moved to it. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/** A part of a page on a surface of its own, named by its heading. */
export function CardSection({ heading, lead, headingRef, children, ...rest }: CardSectionProps) {
  const headingId = useId()
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
      {...rest}
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
