import { type ContactKind, emailTemplates } from '@atrium/contract/contact'
import { businessParamsSchema, customerParamsSchema } from '@atrium/contract/contact/schema'
import type { Language } from '@atrium/contract/core'
import type { Schema } from 'yup'
import type { Config } from '#config/config.ts'
import type { Texts } from '#i18n/texts.ts'
import type { NewMail } from '#mail/mail.ts'
import { newReference } from '#mail/reference.ts'
import { contactMails } from './contactMails.ts'

/** The context of a template besides its parameters. */
interface TemplateContext {
  texts: Texts
  config: Config
  now: () => Date
  /** The language of the sender. */
  language: Language
}

/** The parameters and the mails of one `template_id`. The template decides who receives the mails, never the caller. */
interface Template<Params> {
  /** Validates `template_params`; unknown parameters are ignored. */
  schema: Schema<Params>
  mails: (params: Params, context: TemplateContext) => NewMail[]
}

/** A template whose type of parameters is hidden, for a list of templates. */
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
