import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SuggestionCard } from './SuggestionCard.tsx'
import { SuggestionStatus, type SuggestionStatusProps } from './SuggestionStatus.tsx'
import { styles } from './Suggestions.styles.ts'

interface OwnSuggestionsProps {
  heading: string
  lead?: string | undefined
  /** The newest first. @default [] */
  suggestions?: readonly (SuggestionStatusProps & { id: string })[] | undefined
  /** Replaces an empty list: a `Message` or a skeleton. */
  children?: ReactNode
}

/** The suggestions that the person sent with their name, and their states. */
export function OwnSuggestions({ heading, lead, suggestions = [], children }: OwnSuggestionsProps) {
  return (
    <SuggestionCard heading={heading} lead={lead}>
      {suggestions.length === 0 ? (
        children
      ) : (
        <chakra.ul css={styles.list}>
          {suggestions.map(({ id, ...suggestion }) => (
            <chakra.li key={id} css={styles.row}>
              <SuggestionStatus {...suggestion} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </SuggestionCard>
  )
}
