import type { NewSuggestion } from '@atrium/contract/suggestions'
import { newSuggestionSchema } from '@atrium/contract/suggestions/schema'
import type { SuggestionValues } from '@atrium/ui/suggestions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendSuggestionMutation } from '#api/suggestionsApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { readTabValue, staffKey, writeMemory } from '#hooks/useTabState.ts'
import { useSentSuggestion } from './useSentSuggestion.ts'

const sendingKey = `${staffKey}suggestionSending`

/** The switch is on by default (spec 2). */
const initialValues: SuggestionValues = { text: '', isAnonymous: true }

/** What is sent; the same once more has the same key, so that one whose answer was lost is kept once. In no storage. */
function sendingOf(values: SuggestionValues): NewSuggestion {
  const { text, isAnonymous } = newSuggestionSchema.cast(values)
  const last = readTabValue<NewSuggestion>(sendingKey)
  const isSame = last?.text === text && last.isAnonymous === isAnonymous
  const sending = isSame ? last : { text, isAnonymous, key: crypto.randomUUID() }
  writeMemory(sendingKey, sending)
  return sending
}

/**
 * The form of a suggestion (spec 2, 3; departures 7 and 12). What is typed is kept for the tab until it has been sent;
 * the code lives in the page alone.
 */
export function useSuggestionForm() {
  const { t } = useTranslation('suggestions')
  const [send] = useSendSuggestionMutation()
  const { sent, expectCode, markCopied, forgetSent } = useSentSuggestion()
  const [isAnother, setAnother] = useState(false)
  const { form, draft, onDraft } = useFormSubmit({
    schema: newSuggestionSchema,
    failureScopes: ['suggestions:failure'],
    send: async (values) => {
      const suggestion = sendingOf(values)
      const showCode = expectCode()
      const { code } = await send(suggestion).unwrap()
      writeMemory(sendingKey, undefined)
      showCode(code, suggestion.isAnonymous)
    },
    sentToast: t('sent.toast'),
    draftKey: `${staffKey}suggestion`,
    initialValues,
  })

  return {
    sent,
    markCopied,
    writeAnother: () => {
      forgetSent()
      setAnother(true)
    },
    form: {
      ...form,
      // Another one begins empty.
      draft: isAnother ? initialValues : { ...initialValues, ...draft },
      onDraft,
      isFocused: isAnother,
    },
  }
}
