import { type FieldMessage, formatBytes, isFieldMessage, type Language } from '@atrium/contract/core'
import { type FieldMessages, validate } from '@atrium/contract/core/schema'
import type { Schema } from 'yup'
import { HttpError, invalid, malformed } from './httpError.ts'
import type { UploadRules } from './multipart.ts'

/** The message keys of files beyond their limit; the texts of errors have the same names. */
const tooLarge = [
  'cvTooLarge',
  'photoTooLarge',
  'pictureTooLarge',
  'filmTooLarge',
  'attachmentTooLarge',
] as const

/**
 * Validates a value and strips unknown fields. Throws an `HttpError` with the first message of each field: 413 for a
 * file that is too large, otherwise 400.
 */
export function requireValid<Value>(schema: Schema<Value>, value: unknown, upload?: UploadRules): Value {
  const result = validate(schema, value)
  if (result.isValid) return result.value
  const errors = worded(result.messages)
  const large = tooLarge.find((key) => Object.values(errors).includes(key))
  if (upload && large) {
    const values = (language: Language) => ({ limit: formatBytes(upload.maxBytes, language) })
    throw new HttpError(413, large, { errors, values })
  }
  // Only a request that did not come from a form can break a rule without a message.
  throw Object.keys(errors).length > 0 ? invalid(errors) : malformed(result.error)
}

const worded = (messages: FieldMessages): Record<string, FieldMessage> =>
  Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, FieldMessage] => isFieldMessage(entry[1])),
  )
