import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { type ReactNode, type Ref, useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { suggestionsRecipe } from './Suggestions.recipe.ts'

export interface SuggestionCardProps {
  heading: string
  /** Under the heading. */
  lead?: string | undefined
  /** The heading, so that the focus can be moved to it. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/** One part of the page, named by its heading. */
export function SuggestionCard({ heading, lead, headingRef, children }: SuggestionCardProps) {
  const styles = useSlotRecipe({ recipe: suggestionsRecipe })()
  const headingId = useId()
  return (
    <chakra.section aria-labelledby={headingId} data-tone="light" css={styles.card}>
      <Heading level={2} size="h3" id={headingId} ref={headingRef} {...(headingRef && { tabIndex: -1 })}>
        {heading}
      </Heading>
      {lead && (
        <Text size="small" tone="muted" isProse marginTop="2">
          {lead}
        </Text>
      )}
      <chakra.div marginTop="5">{children}</chakra.div>
    </chakra.section>
  )
}
