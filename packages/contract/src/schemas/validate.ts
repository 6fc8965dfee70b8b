import { type Schema, ValidationError } from 'yup'

/** By field: its first message. The order of a schema's tests is the order of importance. */
export type FieldMessages = Record<string, string>

type ValidationResult<Value> =
  | { isValid: true; value: Value }
  | { isValid: false; messages: FieldMessages; error: unknown }

/**
 * What a schema makes of a value: the value in its right types without fields that the schema does not name, or
 * what is wrong with it. The form, the mocks and the server all judge by this. What cannot be judged at all, because a
 * rule throws, is not valid either: it has no messages.
 */
export function validate<Value>(schema: Schema<Value>, value: unknown): ValidationResult<Value> {
  try {
    return { isValid: true, value: schema.validateSync(value, options) as Value }
  } catch (error) {
    const messages: FieldMessages = {}
    if (error instanceof ValidationError) {
      const problems = error.inner.length > 0 ? error.inner : [error]
      for (const { path = '', message } of problems) messages[path] ??= message
    }
    return { isValid: false, messages, error }
  }
}

/** The stack of a field's message leads nowhere, and takes longer to write than the rule took. */
const options = { abortEarly: false, stripUnknown: true, disableStackTrace: true }
