import { formatBytes, isMessageKey, type Language, type MessageKey } from '@atrium/contract'
import { type Schema, ValidationError } from 'yup'
import { invalid, malformed, Refusal } from '#plugins/refusal.ts'
import type { UploadRules } from './multipart.ts'

/**
 * What the schema makes of a value; fields that it does not name are left out. Throws a `Refusal` that names
 * the first message of every field: 413 when a file was too large, otherwise 400.
 */
export function judge<Value>(schema: Schema<Value>, value: unknown, upload?: UploadRules): Value {
  try {
    return schema.validateSync(value, { abortEarly: false, stripUnknown: true }) as Value
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors = byField(error)
    if (upload && Object.values(errors).includes('cvTooLarge')) {
      const { maxBytes } = upload
      const values = (language: Language) => ({ limit: formatBytes(maxBytes, language) })
      throw new Refusal(413, 'cvTooLarge', { errors, values })
    }
    // A rule without a message of its own is one that no form of ours can break.
    throw Object.keys(errors).length > 0 ? invalid(errors) : malformed(error)
  }
}

/** The order of a schema's tests is the order of importance: a missing name is not also a wrong one. */
function byField(error: ValidationError): Record<string, MessageKey> {
  const problems = error.inner.length > 0 ? error.inner : [error]
  const errors: Record<string, MessageKey> = {}
  for (const { path = '', message } of problems) {
    if (isMessageKey(message) && !(path in errors)) errors[path] = message
  }
  return errors
}
