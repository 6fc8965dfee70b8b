import { formatBytes, isMessageKey, type Language, type MessageKey } from '@atrium/contract'
import { type FieldMessages, validate } from '@atrium/contract/schemas'
import type { Schema } from 'yup'
import { HttpError, invalid, malformed } from './httpError.ts'
import type { UploadRules } from './multipart.ts'

/** The messages of files beyond their limit; refusals have sentences by the same names. */
const tooLarge = ['cvTooLarge', 'photoTooLarge', 'attachmentTooLarge'] as const

/**
 * What the schema makes of a value; fields that it does not name are left out. Throws an `HttpError` that names
 * the first message of every field: 413 when a file was too large, otherwise 400.
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
  // A rule without a message of its own is one that no form of ours can break.
  throw Object.keys(errors).length > 0 ? invalid(errors) : malformed(result.error)
}

const worded = (messages: FieldMessages): Record<string, MessageKey> =>
  Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, MessageKey] => isMessageKey(entry[1])),
  )
