import { string } from 'yup'
import { withSchemas } from '#core/withSchemas.ts'
import { sendEmail } from './endpoints.ts'
import { emailRequestSchema } from './schema.ts'

/** The e-mail service's row of the call table (spec 7). */
export const contactEndpoints = {
  sendEmail: withSchemas(sendEmail, { body: emailRequestSchema, reply: string().defined() }),
}
