import { isMessageKey, limits } from '@atrium/contract'
import { type FieldMessages, validate } from '@atrium/contract/schemas'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from 'yup'

/** What is wrong with a form's values by the schema that judges them on the server; `{}` when all is well. */
export function messagesOf(schema: Schema, values: unknown): FieldMessages {
  const result = validate(schema, values)
  return result.isValid ? {} : result.messages
}

/**
 * Puts a message into the words of the language that is read now: a key of the contract with its limits. A
 * sentence of another server stays as it is.
 */
export function useMessageTexts({ cvMaxSize }: { cvMaxSize: string }): (message: string) => string {
  const { t } = useTranslation('validation')
  return useCallback(
    (message) => (isMessageKey(message) ? t(message, { ...limits, cvMaxSize }) : message),
    [t, cvMaxSize],
  )
}
