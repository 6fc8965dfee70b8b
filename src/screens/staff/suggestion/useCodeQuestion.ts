import type { SuggestionStatus } from '@atrium/contract/suggestions'
import { suggestionCodeSchema } from '@atrium/contract/suggestions/schema'
import { useState } from 'react'
import { useAskSuggestionStatusMutation } from '#api/suggestionsApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useFollowUp } from './useFollowUp.ts'

/** Asks by its code how a suggestion stands. Code and answer are kept nowhere but on the page. */
export function useCodeQuestion() {
  const [ask] = useAskSuggestionStatusMutation()
  // The store holds no answer: it is redacted there.
  const [asked, setAsked] = useState<{ code: string; status: SuggestionStatus }>()
  const followUp = useFollowUp(asked?.code ?? '', (status) => setAsked((last) => last && { ...last, status }))
  const { form, isSent } = useFormSubmit({
    schema: suggestionCodeSchema,
    failureScopes: ['suggestions:ask.failure'],
    send: ({ code }) => ask(code).unwrap(),
    fieldErrorsOf: ({ reason }) => (reason === 'notFound' ? { code: 'codeUnknown' } : undefined),
    onSent: (status, { code }) => setAsked({ code, status }),
    failedToast: null,
  })

  return {
    ...form,
    ...(isSent && asked && { status: asked.status, followUp }),
  }
}
