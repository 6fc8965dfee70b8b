import { type Schema, ValidationError } from 'yup'

/** The first message of each field. The order of the tests of a schema is the order of importance. */
export type FieldMessages = Record<string, string>

type ValidationResult<Value> =
  | { isValid: true; value: Value }
  | { isValid: false; messages: FieldMessages; error: unknown }

/**
 * Validates a value: returns the cast value without unknown fields, or the messages. Form, mocks and server all
 * validate with this function. A value for which a rule throws is invalid without messages.
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

/** Stack traces of field errors are disabled: they are useless, and cost more time than the rule. */
const options = { abortEarly: false, stripUnknown: true, disableStackTrace: true }
