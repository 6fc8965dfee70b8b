import {
  CodeQuestion,
  SuggestionCard,
  SuggestionCode,
  SuggestionForm,
  SuggestionsPage,
} from '@atrium/ui/suggestions'
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
      heading={t('title')}
      lead={t('lead')}
      form={
        sent ? (
          <SuggestionCode
            heading={t('sent.heading')}
            text={t(sent.isAnonymous ? 'sent.anonymous' : 'sent.named')}
            label={t('sent.code')}
            code={sent.code}
            once={t('sent.once')}
            copy={t('sent.copy')}
            copied={t('sent.copied')}
            notCopied={t('sent.notCopied')}
            onCopied={markCopied}
            another={t('sent.another')}
            onAnother={writeAnother}
          />
        ) : (
          <SuggestionCard heading={t('form.heading')}>
            <SuggestionForm {...form} />
          </SuggestionCard>
        )
      }
      question={<CodeQuestion {...question} />}
      own={<OwnSuggestionsPart />}
    />
  )
}
