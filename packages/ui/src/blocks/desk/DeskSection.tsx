import { chakra } from '@chakra-ui/react'
import { type ReactNode, type Ref, useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Desk.styles.ts'

interface DeskSectionProps {
  heading: string
  /** Lets the caller focus the heading. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  text?: string | undefined
  children: ReactNode
}

/** A part of a page of the desk, under its heading. */
export function DeskSection({ heading, headingRef, text, children }: DeskSectionProps) {
  const headingId = useId()
  return (
    <chakra.section aria-labelledby={headingId} css={styles.section}>
      <Heading level={2} size="h3" id={headingId} ref={headingRef} {...(headingRef && { tabIndex: -1 })}>
        {heading}
      </Heading>
      {text && <Text tone="muted">{text}</Text>}
      {children}
    </chakra.section>
  )
}
