import type { SuggestionStatus as Suggestion } from '@atrium/contract/suggestions'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Message } from '#primitives/Message.tsx'
import { SuggestionCard } from './SuggestionCard.tsx'
import { SuggestionStatus } from './SuggestionStatus.tsx'
import { styles } from './Suggestions.styles.ts'

interface OwnSuggestionsProps {
  /** The newest first; `undefined` while they load. */
  suggestions: readonly (Suggestion & { id: string })[] | undefined
  /** Replaces the list: the error of the query. */
  error?: ReactNode
}

/** The suggestions that the person sent with their name, and their states. */
export function OwnSuggestions({ suggestions, error }: OwnSuggestionsProps) {
  const { t } = useTranslation('suggestions')
  const isEmpty = suggestions?.length === 0
  return (
    <SuggestionCard heading={t('own.heading')} lead={isEmpty ? undefined : t('own.lead')}>
      {error || <List suggestions={suggestions} />}
    </SuggestionCard>
  )
}

function List({ suggestions }: Pick<OwnSuggestionsProps, 'suggestions'>) {
  const { t } = useTranslation('suggestions')
  if (!suggestions) return <SkeletonRegion label={t('own.loading')} />
  if (suggestions.length === 0) return <Message variant="inline" text={t('own.empty')} />
  return (
    <chakra.ul css={styles.list}>
      {suggestions.map((suggestion) => (
        <chakra.li key={suggestion.id} css={styles.row}>
          <SuggestionStatus suggestion={suggestion} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
