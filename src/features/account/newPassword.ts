import type { MessageKey } from '@atrium/contract/core'
import type { FieldMessages } from '@atrium/contract/core/schema'
import type { Schema } from 'yup'
import { messagesOf } from '#hooks/validateWith.ts'

/**
 * The errors of a form in which a new password is typed twice, by field: those of the schema, and of `again`, which
 * only the page has. Only the server can check whether the password is common.
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
