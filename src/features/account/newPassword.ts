import type { MessageKey } from '@atrium/contract'
import type { FieldMessages } from '@atrium/contract/schemas'
import type { Schema } from 'yup'
import { messagesOf } from '#hooks/validateWith.ts'

/**
 * What is wrong with a form in which a new password is typed twice, by field: what the schema says, and about `again`,
 * which is for the page only. Whether the password is a common one only the server knows.
 */
export function newPasswordMistakes(schema: Schema, values: object): FieldMessages {
  const { password, again } = values as { password?: string; again?: string }
  const mistake: MessageKey | undefined = !again
    ? 'passwordAgainRequired'
    : again === password
      ? undefined
      : 'passwordsDiffer'
  return { ...messagesOf(schema, values), ...(mistake && { again: mistake }) }
}
