import { isMessageKey, limits, type MessageKey } from '@atrium/contract'
import { type FieldMessages, judge } from '@atrium/contract/schemas'
import type { TFunction } from 'i18next'
import type { Schema } from 'yup'

/** What is wrong with a form's values by the schema that judges them on the server; `{}` when all is well. */
export function messagesOf(schema: Schema, values: unknown): FieldMessages {
  const judgement = judge(schema, values)
  return judgement.isValid ? {} : judgement.messages
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
