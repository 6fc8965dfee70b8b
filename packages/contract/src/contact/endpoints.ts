import { company } from '#core/company.ts'
import { endpoint } from '#core/endpoint.ts'
import type { ContactParams } from './rules.ts'
import type { BusinessMessage, EmailRequest } from './schema.ts'

/** The templates of the e-mail service that our own server has, by their ids (spec 7). */
export const emailTemplates = {
  customer: 'contact_customer',
  business: 'contact_business',
  /** Requires a session; our server sets requester and recipient itself. */
  offDay: 'off_day_request',
} as const

export type EmailTemplateName = keyof typeof emailTemplates

/** The two forms of the contact page. */
export type ContactKind = Exclude<EmailTemplateName, 'offDay'>

/**
 * Sends a mail by a template; the answer is the text `OK`. 401 for a template of the staff area without a session. A
 * retry of an identical off day request within ten minutes is stored once: its first answer may have been lost.
 */
export const sendEmail = endpoint<{ body: EmailRequest; reply: string }>({
  method: 'POST',
  path: '/api/v1.0/email/send',
  reply: 'any',
})

/** The template parameter of each field of the contact forms (spec 7). */
export const contactParamOf = {
  name: 'from_name',
  email: 'from_email',
  message: 'message',
  service: 'from_service',
  company: 'from_company',
  position: 'from_position',
} as const satisfies Record<keyof BusinessMessage, keyof ContactParams>

const contactFields = Object.keys(contactParamOf) as (keyof BusinessMessage)[]

/** A message of either form as the parameters of its template; fields that the form lacks are left out. */
export const contactParams = (message: Partial<BusinessMessage>): Partial<ContactParams> => ({
  to_name: company.name,
  ...Object.fromEntries(
    contactFields.flatMap((field) =>
      message[field] === undefined ? [] : [[contactParamOf[field], message[field]]],
    ),
  ),
})

/** The errors of a contact message by the fields of the form instead of the parameters of the template. */
export const contactErrors = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    contactFields.flatMap((field) => {
      const message = errors[contactParamOf[field]]
      return message === undefined ? [] : [[field, message]]
    }),
  )
