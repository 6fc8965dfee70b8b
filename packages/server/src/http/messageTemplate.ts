import type { Schema } from 'yup'
import type { SignedIn } from '#accounts/sessions.ts'

/**
 * A kind of message through the e-mail service that only who is signed in may send, and that a module takes care of:
 * it keeps what was sent and decides who is told.
 */
export interface MessageTemplate<Params = unknown> {
  /** The `template_id`. */
  id: string
  /** Judges `template_params`; what it does not name is ignored. */
  schema: Schema<Params>
  /** Settles when record and mail are both written. */
  send: (user: SignedIn['user'], params: Params) => Promise<void>
}

/** A template that stands in a list with others: its parameters are its own affair. */
export const staffTemplate = <Params>(template: MessageTemplate<Params>): MessageTemplate =>
  template as MessageTemplate
