import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { type ReactNode, type Ref, useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { leaveRecipe } from './Leave.recipe.ts'

interface LeaveListProps {
  heading: string
  /** Lets the caller focus the heading. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** `LeaveCard`s, a message, or a table. */
  children: ReactNode
}

/** A part of a page about leave, under its heading. */
export function LeaveList({ heading, headingRef, children }: LeaveListProps) {
  const styles = useSlotRecipe({ recipe: leaveRecipe })()
  const headingId = useId()
  return (
    <chakra.section aria-labelledby={headingId} css={styles.list}>
      <Heading level={2} size="h3" id={headingId} ref={headingRef} {...(headingRef && { tabIndex: -1 })}>
        {heading}
      </Heading>
      {children}
    </chakra.section>
  )
}
