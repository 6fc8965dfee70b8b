import { type FieldMessages, validate } from '@atrium/contract/core/schema'
import type { Schema } from 'yup'

/** The first error of each field, by the schema that the server uses too; `{}` for valid values. */
export function messagesOf(schema: Schema, values: unknown): FieldMessages {
  const result = validate(schema, values)
  return result.isValid ? {} : result.messages
}
