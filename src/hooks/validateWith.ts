import { formatBytes, isMessageKey, limits } from '@atrium/contract/core'
import { type FieldMessages, validate } from '@atrium/contract/core/schema'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from 'yup'
import { useEnvironment } from './useEnvironment.ts'
import { useLanguage } from './useLanguage.ts'

/** The first error of each field, by the schema that the server uses too; `{}` for valid values. */
export function messagesOf(schema: Schema, values: unknown): FieldMessages {
  const result = validate(schema, values)
  return result.isValid ? {} : result.messages
}

/** Translates a validation message: a key of the contract with its limits. Another server's sentence stays as it is. */
export function useMessageTexts(): (message: string) => string {
  const { t } = useTranslation('validation')
  const { cvMaxBytes } = useEnvironment()
  const { language } = useLanguage()
  const cvMaxSize = formatBytes(cvMaxBytes, language)
  return useCallback(
    (message) => (isMessageKey(message) ? t(message, { ...limits, cvMaxSize }) : message),
    [t, cvMaxSize],
  )
}
