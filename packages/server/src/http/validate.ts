import { formatBytes, isMessageKey, type Language, type MessageKey } from '@atrium/contract'
import { type FieldMessages, judge } from '@atrium/contract/schemas'
import type { Schema } from 'yup'
import { invalid, malformed, Refusal } from './httpError.ts'
import type { UploadRules } from './multipart.ts'

/** The messages of files beyond their limit; refusals have sentences by the same names. */
const tooLarge = ['cvTooLarge', 'photoTooLarge', 'attachmentTooLarge'] as const

/**
 * What the schema makes of a value; fields that it does not name are left out. Throws a `Refusal` that names
 * the first message of every field: 413 when a file was too large, otherwise 400.
 */
export function validate<Value>(schema: Schema<Value>, value: unknown, upload?: UploadRules): Value {
  const judgement = judge(schema, value)
  if (judgement.isValid) return judgement.value
  const errors = worded(judgement.messages)
  const large = tooLarge.find((key) => Object.values(errors).includes(key))
  if (upload && large) {
    const values = (language: Language) => ({ limit: formatBytes(upload.maxBytes, language) })
    throw new Refusal(413, large, { errors, values })
  }
  // A rule without a message of its own is one that no form of ours can break.
  throw Object.keys(errors).length > 0 ? invalid(errors) : malformed(judgement.error)
}

const worded = (messages: FieldMessages): Record<string, MessageKey> =>
  Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, MessageKey] => isMessageKey(entry[1])),
  )
