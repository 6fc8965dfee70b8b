import type { InboxSuggestion } from '@atrium/contract/suggestions'
import { SuggestionCard, SuggestionStatus } from '@atrium/ui/suggestions'
import { useTranslation } from 'react-i18next'
import { AnswerPart } from './AnswerPart.tsx'
import { useSenderOf } from './useSenderOf.ts'

/** One suggestion with the form for state and answer. */
export function InboxSuggestionPart({ suggestion }: { suggestion: InboxSuggestion }) {
  const { t } = useTranslation('inbox')
  const senderOf = useSenderOf()
  return (
    <>
      <SuggestionCard heading={t('from', { name: senderOf(suggestion) })}>
        <SuggestionStatus suggestion={suggestion} />
      </SuggestionCard>
      <SuggestionCard heading={t('form.heading')}>
        <AnswerPart suggestion={suggestion} />
      </SuggestionCard>
    </>
  )
}
