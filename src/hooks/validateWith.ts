import { isMessageKey, limits, type MessageKey } from '@atrium/contract'
import type { TFunction } from 'i18next'
import { type Schema, ValidationError } from 'yup'

/** By field: the key of its first message, or whatever another server said. */
export type FieldMessages = Record<string, string>

/** Judges a form's values by the schema that judges them on the server; `{}` when all is well. */
export function messagesOf(schema: Schema, values: unknown): FieldMessages {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const messages: FieldMessages = {}
    for (const { path, message } of error.inner) if (path && !messages[path]) messages[path] = message
    return messages
  }
}

/** Puts messages into the reader's words; a sentence of another server stays as it is. */
export function translateMessages(
  messages: FieldMessages,
  t: TFunction<'validation'>,
  values: { cvMaxSize?: string } = {},
): FieldMessages {
  const sentence = (key: MessageKey) => t(key, { ...limits, ...values })
  return Object.fromEntries(
    Object.entries(messages).map(([field, text]) => [field, isMessageKey(text) ? sentence(text) : text]),
  )
}
