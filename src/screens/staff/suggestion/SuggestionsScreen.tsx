import {
  CodeQuestion,
  OwnSuggestions,
  SuggestionCode,
  SuggestionForm,
  SuggestionsPage,
} from '@atrium/ui/suggestions'
import { useTranslation } from 'react-i18next'
import { useListOwnSuggestionsQuery } from '#api/suggestionsApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLiveList } from '#hooks/useLiveList.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
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

/** The suggestions that the signed-in person sent with their name. */
function OwnSuggestionsPart() {
  const { t } = useTranslation('suggestions')
  const query = useListOwnSuggestionsQuery(undefined, useLiveList())
  const failure = useQueryError(!query.data, query)
  return (
    <OwnSuggestions
      suggestions={query.data}
      error={failure && <QueryError variant="inline" heading={t('own.failed')} failure={failure} />}
    />
  )
}
