import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { suggestionsRecipe } from './Suggestions.recipe.ts'

interface SuggestionsPageProps {
  heading: string
  lead: string
  /** The form, or what was said after sending: a `SuggestionCard`. */
  form: ReactNode
  /** The question by code: a `SuggestionCard`. */
  question: ReactNode
  /** The person's own suggestions: a `SuggestionCard`. */
  own: ReactNode
}

/** The page of suggestions and complaints (spec 2): write one, ask how one stands, and one's own. */
export function SuggestionsPage({ heading, lead, form, question, own }: SuggestionsPageProps) {
  const styles = useSlotRecipe({ recipe: suggestionsRecipe })()
  return (
    <chakra.div css={styles.page}>
      <div>
        <Heading level={1} size="h2">
          {heading}
        </Heading>
        <Text tone="muted" isProse marginTop="2">
          {lead}
        </Text>
      </div>
      <chakra.div css={styles.columns}>
        {form}
        <chakra.div display="grid" gap={{ base: '5', md: '6' }} minWidth="0">
          {question}
          {own}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}
