import { FoldedSuggestion } from '@atrium/ui/suggestions'
import { useTranslation } from 'react-i18next'
import { isNew, useNewSuggestions } from '#features/suggestions/useNewSuggestions.ts'
import { useKept } from '#hooks/useKept.ts'
import { AnswerPart } from '#screens/staff/desk/inbox/AnswerPart.tsx'
import { startOf } from '#screens/staff/desk/inbox/useInboxColumns.tsx'
import { useSenderOf } from '#screens/staff/desk/inbox/useSenderOf.ts'
import { WaitingSection } from './WaitingSection.tsx'

/** The new suggestions, folded: other people may see the screen. */
export function SuggestionsToAnswer() {
  const { t } = useTranslation(['desk', 'inbox'])
  const { suggestions, queries, isKnown } = useNewSuggestions()
  const senderOf = useSenderOf()
  return (
    <WaitingSection
      heading={t('overview.suggestions')}
      page="inbox"
      entries={useKept(suggestions, isNew).reverse()}
      isWaiting={isNew}
      isKnown={isKnown}
      queries={queries}
      failed={t('overview.suggestionsFailed')}
    >
      {(suggestion) => (
        <FoldedSuggestion
          key={suggestion.id}
          suggestion={suggestion}
          from={t('inbox:from', { name: senderOf(suggestion) })}
        >
          <AnswerPart suggestion={suggestion} label={`${t('inbox:form.heading')}: ${startOf(suggestion)}`} />
        </FoldedSuggestion>
      )}
    </WaitingSection>
  )
}
