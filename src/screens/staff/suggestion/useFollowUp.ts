import type { SuggestionStatus } from '@atrium/contract/suggestions'
import { suggestionWordsSchema } from '@atrium/contract/suggestions/schema'
import { useTranslation } from 'react-i18next'
import { useAddToSuggestionMutation } from '#api/suggestionsApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'

/** The form by which the sender adds words to the suggestion of a code. */
export function useFollowUp(code: string, onAdded: (status: SuggestionStatus) => void) {
  const { t } = useTranslation('suggestions')
  const [add] = useAddToSuggestionMutation()
  const { form } = useFormSubmit({
    schema: suggestionWordsSchema,
    valuesOf: (typed) => ({ ...typed, code }),
    failureScopes: ['suggestions:add.failure', 'suggestions:failure'],
    send: (words) => add(words).unwrap(),
    onSent: onAdded,
    sentToast: t('add.sent'),
  })
  return form
}
