import { type ContactKind, emailTemplates, type Language } from '@atrium/contract'
import { businessParamsSchema, customerParamsSchema } from '@atrium/contract/schemas'
import type { Schema } from 'yup'
import type { Config } from '#config/config.ts'
import type { Texts } from '#i18n/texts.ts'
import type { NewMail } from '#mail/mail.ts'
import { newReference } from '#mail/reference.ts'
import { contactMails } from './contactMails.ts'

/** What a template knows besides its parameters. */
interface TemplateContext {
  texts: Texts
  config: Config
  now: () => Date
  /** The sender's. */
  language: Language
}

/** What one `template_id` asks for, and which mails it makes. Who receives them is decided here, never by the caller. */
interface Template<Params> {
  /** Judges `template_params`; what it does not name is ignored. */
  schema: Schema<Params>
  mails: (params: Params, context: TemplateContext) => NewMail[]
}

/** A template that has been looked up: its parameters are its own affair. */
type AnyTemplate = Template<unknown>

const template = <Params>(parts: Template<Params>): AnyTemplate => parts as AnyTemplate

const contact = (kind: ContactKind) =>
  template({
    schema: { customer: customerParamsSchema, business: businessParamsSchema }[kind],
    mails: (params, { texts, config, now, language }) =>
      contactMails(texts, config, {
        kind,
        params,
        language,
        reference: newReference('MSG'),
        receivedAt: now(),
      }),
  })

/** Every template of our e-mail service by its id. A new one is a line here. */
const templates = new Map<string, AnyTemplate>([
  [emailTemplates.customer, contact('customer')],
  [emailTemplates.business, contact('business')],
])

export const findTemplate = (id: string): AnyTemplate | undefined => templates.get(id)
