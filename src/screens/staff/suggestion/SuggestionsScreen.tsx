import { CodeQuestion, SuggestionCode, SuggestionForm, SuggestionsPage } from '@atrium/ui/suggestions'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { OwnSuggestionsPart } from './OwnSuggestionsPart.tsx'
import { useCodeQuestion } from './useCodeQuestion.ts'
import { useSuggestionForm } from './useSuggestionForm.ts'

/** `/staff/suggestion` (spec 2): suggestions and complaints, with a name or without. */
export function SuggestionsScreen() {
  const { t } = useTranslation('suggestions')
  usePageTitle(t('title'))
  const { form, sent, markCopied, writeAnother } = useSuggestionForm()
  const question = useCodeQuestion()
  return (
    <SuggestionsPage
      form={
        sent ? (
          <SuggestionCode
            code={sent.code}
            isAnonymous={sent.isAnonymous}
            onCopied={markCopied}
            onAnother={writeAnother}
          />
        ) : (
          <SuggestionForm {...form} />
        )
      }
      question={<CodeQuestion {...question} />}
      own={<OwnSuggestionsPart />}
    />
  )
}
