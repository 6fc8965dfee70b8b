import { mixed, type ObjectSchema, object, string } from 'yup'
import {
  type BusinessMessage,
  type ContactParams,
  type CustomerMessage,
  type EmailRequest,
  sendEmail,
} from './endpoints.ts'
import { limits } from '#core/limits.ts'
import { type MessageKey, message } from '#core/messages.ts'
import { emailAddress, line, lines, text } from '#core/fields.ts'
import { withSchemas } from '#core/withSchemas.ts'

const name = (required: MessageKey) => line(limits.name, message('nameTooLong')).required(message(required))

const address = () => emailAddress().required(message('emailRequired'))

const words = () => lines(limits.message, message('messageTooLong')).required(message('messageRequired'))

/** The customer's form of the contact page (spec 5). */
export const customerMessageSchema: ObjectSchema<CustomerMessage> = object({
  name: name('contactNameRequired'),
  email: address(),
  message: words(),
})

/** The business form of the contact page (spec 5). */
export const businessMessageSchema: ObjectSchema<BusinessMessage> = customerMessageSchema.shape({
  company: name('companyRequired'),
  position: name('positionRequired'),
  service: name('serviceRequired'),
})

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
