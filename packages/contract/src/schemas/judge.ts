import { type Schema, ValidationError } from 'yup'

/** By field: its first message. The order of a schema's tests is the order of importance. */
export type FieldMessages = Record<string, string>

export type Judgement<Value> =
  | { isValid: true; value: Value }
  | { isValid: false; messages: FieldMessages; error: ValidationError }

/**
 * What a schema makes of a value: the value in its right types without fields that the schema does not name, or
 * what is wrong with it. The form, the mocks and the server all judge by this.
 */
export function judge<Value>(schema: Schema<Value>, value: unknown): Judgement<Value> {
  try {
    return {
      isValid: true,
      value: schema.validateSync(value, { abortEarly: false, stripUnknown: true }) as Value,
    }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const problems = error.inner.length > 0 ? error.inner : [error]
    const messages: FieldMessages = {}
    for (const { path = '', message } of problems) messages[path] ??= message
    return { isValid: false, messages, error }
  }
}
