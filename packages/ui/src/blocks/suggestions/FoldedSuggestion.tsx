import type { SuggestionStatus as Suggestion } from '@atrium/contract/suggestions'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Fold } from '#primitives/Fold.tsx'
import { Text } from '#primitives/Text.tsx'
import { SuggestionState, SuggestionTexts } from './SuggestionStatus.tsx'
import { styles } from './Suggestions.styles.ts'

interface FoldedSuggestionProps {
  suggestion: Suggestion
  /** "From: Tural Quliyev". */
  from: string
  /** The form for the answer. */
  children: ReactNode
}

/** A suggestion of which only state and date are seen until it is opened: it is confidential. */
export const FoldedSuggestion = ({ suggestion, from, children }: FoldedSuggestionProps) => (
  <chakra.div data-tone="light" css={styles.folded}>
    <Fold summary={<SuggestionState suggestion={suggestion} />}>
      <chakra.div css={styles.unfolded}>
        <div>
          <Text size="small" tone="muted">
            {from}
          </Text>
          <SuggestionTexts suggestion={suggestion} />
        </div>
        {children}
      </chakra.div>
    </Fold>
  </chakra.div>
)
