import type { SuggestionStatus } from '@atrium/contract/suggestions'
import { suggestionCodeSchema, suggestionWordsSchema } from '@atrium/contract/suggestions/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddToSuggestionMutation, useAskSuggestionStatusMutation } from '#api/suggestionsApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'

/** Fetches the state of a suggestion by its code. Only the page keeps the code and the state. */
export function useCodeQuestion() {
  const [fetchStatus] = useAskSuggestionStatusMutation()
  // The store holds no answer: it is redacted there.
  const [asked, setAsked] = useState<{ code: string; status: SuggestionStatus }>()
  const followUp = useFollowUp(asked?.code ?? '', (status) => setAsked((last) => last && { ...last, status }))
  const { form, isSent } = useFormSubmit({
    schema: suggestionCodeSchema,
    failureScopes: ['suggestions:ask.failure'],
    send: ({ code }) => fetchStatus(code).unwrap(),
    fieldErrorsOf: ({ errors }) => errors,
    onSent: (status, { code }) => setAsked({ code, status }),
    failedToast: null,
  })

  return {
    ...form,
    ...(isSent && asked && { status: asked.status, followUp }),
  }
}

/** The form by which the sender adds words to the suggestion of a code. */
function useFollowUp(code: string, onAdded: (status: SuggestionStatus) => void) {
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
