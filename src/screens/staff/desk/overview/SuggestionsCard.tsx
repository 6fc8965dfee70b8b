import { useTranslation } from 'react-i18next'
import type { useNewSuggestions } from './useNewSuggestions.ts'
import { WaitingCard } from './WaitingCard.tsx'

/** How many suggestions are new. */
export function SuggestionsCard({ query, count, isKnown }: ReturnType<typeof useNewSuggestions>) {
  const { t } = useTranslation('desk')
  const row = { key: 'new', when: '', title: t('overview.new', { count }), detail: t('overview.newText') }
  return (
    <WaitingCard
      heading={t('overview.suggestions')}
      page="inbox"
      failed={t('overview.suggestionsFailed')}
      queries={[query]}
      isKnown={isKnown}
      rows={count > 0 ? [row] : []}
    />
  )
}
