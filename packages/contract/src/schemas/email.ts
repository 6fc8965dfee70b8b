import { mixed, type ObjectSchema, object, string } from 'yup'
import {
  type BusinessMessage,
  type ContactParams,
  type CustomerMessage,
  type EmailRequest,
  sendEmail,
} from '#email.ts'
import { limits } from '#limits.ts'
import { type MessageKey, message } from '#messages.ts'
import { text, trimmed } from './fields.ts'
import { withSchemas } from './withSchemas.ts'

const line = (required: MessageKey) =>
  trimmed(limits.name, message('nameTooLong')).required(message(required))

const address = () =>
  trimmed(limits.email, message('emailTooLong'))
    .required(message('emailRequired'))
    .email(message('emailInvalid'))

const words = () => trimmed(limits.message, message('messageTooLong')).required(message('messageRequired'))

/** The customer's form of the contact page (spec 5). */
export const customerMessageSchema: ObjectSchema<CustomerMessage> = object({
  name: line('contactNameRequired'),
  email: address(),
  message: words(),
})

/** The business form of the contact page (spec 5). */
export const businessMessageSchema: ObjectSchema<BusinessMessage> = customerMessageSchema.shape({
  company: line('companyRequired'),
  position: line('positionRequired'),
  service: line('serviceRequired'),
})

const customerParams = {
  from_name: line('contactNameRequired'),
  from_email: address(),
  to_name: trimmed(limits.name).default(''),
  message: words(),
}

/** The `template_params` of a message from a customer, for our server. */
export const customerParamsSchema = object(customerParams)

/** The `template_params` of a message from a business, for our server. */
export const businessParamsSchema: ObjectSchema<ContactParams> = object({
  ...customerParams,
  from_service: line('serviceRequired'),
  from_company: line('companyRequired'),
  from_position: line('positionRequired'),
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const emailRequestSchema: ObjectSchema<EmailRequest> = object({
  service_id: text(100).required(),
  template_id: text(100).required(),
  user_id: text(200).required(),
  // Validated by the schema of the template; `object()` here would strip every parameter.
  template_params: mixed(isRecord).typeError('is no object').required(),
  lib_version: text(40),
})

/** The e-mail service's row of the call table (spec 7). */
export const emailEndpoints = {
  sendEmail: withSchemas(sendEmail, { body: emailRequestSchema, reply: string().defined() }),
}
