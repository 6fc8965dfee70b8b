import type { SuggestionStatus } from '@atrium/contract'
import { suggestionCodeSchema } from '@atrium/contract/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFound, parseApiError } from '#api/parseApiError.ts'
import { useAskSuggestionStatusMutation } from '#api/suggestionsApi.ts'
import { messagesOf, useMessageTexts } from '#hooks/validateWith.ts'
import { failureOf, type SuggestionFailure } from './suggestionFailure.ts'
import { useStatusTexts } from './useStatusTexts.ts'

const validate = (values: object) => messagesOf(suggestionCodeSchema, values)

/** Asks by its code how a suggestion stands. Code and answer are kept nowhere but on the page. */
export function useCodeQuestion() {
  const { t } = useTranslation('suggestions')
  const translate = useMessageTexts({ cvMaxSize: '' })
  const inWords = useStatusTexts()
  const [ask] = useAskSuggestionStatusMutation()
  const [status, setStatus] = useState<SuggestionStatus>()
  const [failure, setFailure] = useState<SuggestionFailure>()

  const submit = async (values: { code: string }) => {
    setStatus(undefined)
    setFailure(undefined)
    try {
      setStatus(await ask(suggestionCodeSchema.cast(values).code).unwrap())
      return undefined
    } catch (error) {
      if (isNotFound(error)) return { code: 'codeUnknown' }
      const fields = parseApiError(error).errors
      if (!fields) setFailure(failureOf(error))
      return fields ?? {}
    }
  }

  return {
    texts: {
      heading: t('ask.heading'),
      lead: t('ask.lead'),
      code: t('ask.code'),
      hint: t('ask.hint'),
      submit: t('ask.submit'),
      submitting: t('ask.submitting'),
    },
    validate,
    translate,
    onSubmit: submit,
    ...(failure && { failure: { heading: t('ask.failedTitle'), text: t(`ask.${failure}`) } }),
    ...(status && { status: inWords(status) }),
  }
}
