import { type InferType, mixed, type ObjectSchema, object } from 'yup'
import { emailAddress, line, lines, text } from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { type MessageKey, message } from '#core/messages.ts'
import type { ContactParams } from './rules.ts'

const name = (required: MessageKey) => line(limits.name, message('nameTooLong')).required(message(required))

const address = () => emailAddress().required(message('emailRequired'))

const words = () => lines(limits.message, message('messageTooLong')).required(message('messageRequired'))

/** The customer's form of the contact page (spec 5). */
export const customerMessageSchema = object({
  name: name('contactNameRequired'),
  email: address(),
  message: words(),
})

/** The customer's form on the contact page (spec 3, Contact message). */
export type CustomerMessage = InferType<typeof customerMessageSchema>

/** The business form of the contact page (spec 5). */
export const businessMessageSchema = customerMessageSchema.shape({
  company: name('companyRequired'),
  position: name('positionRequired'),
  service: name('serviceRequired'),
})

/** The business form: `service` is the name of the chosen service, as it was displayed. */
export type BusinessMessage = InferType<typeof businessMessageSchema>

const customerParams = {
  from_name: name('contactNameRequired'),
  from_email: address(),
  to_name: line(limits.name).default(''),
  message: words(),
}

/** The `template_params` of a message from a customer, for our server. */
export const customerParamsSchema = object(customerParams)

/** The `template_params` of a message from a business, for our server. */
export const businessParamsSchema: ObjectSchema<ContactParams> = object({
  ...customerParams,
  from_service: name('serviceRequired'),
  from_company: name('companyRequired'),
  from_position: name('positionRequired'),
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const emailRequestSchema = object({
  service_id: text(100).required(),
  template_id: text(100).required(),
  /** The public key of the account. */
  user_id: text(200).required(),
  // Validated by the schema of the template; `object()` here would strip every parameter.
  template_params: mixed(isRecord).typeError('is no object').required(),
  lib_version: text(40),
})

/** The request body of the e-mail service, ours or EmailJS's (spec 7). */
export type EmailRequest = InferType<typeof emailRequestSchema>
