import type { Schema } from 'yup'
import type { SignedIn } from '#accounts/sessions.ts'

/**
 * A template of the e-mail service for signed-in users, defined by a module. The module stores the message and decides
 * who receives it.
 */
export interface MessageTemplate<Params = unknown> {
  /** The `template_id`. */
  id: string
  /** Validates `template_params`; unknown parameters are ignored. */
  schema: Schema<Params>
  /** Resolves when record and mail are written. */
  send: (user: SignedIn['user'], params: Params) => Promise<void>
}

/** Hides the type of the parameters, for a list of templates. */
export const messageTemplate = <Params>(template: MessageTemplate<Params>): MessageTemplate =>
  template as MessageTemplate
