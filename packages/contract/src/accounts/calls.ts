import { object, string } from 'yup'
import { withSchemas } from '#core/withSchemas.ts'
import { forgotPassword, login, logout, resetPassword } from './endpoints.ts'
import { credentialsSchema, forgotPasswordSchema, nothing, resetPasswordSchema } from './schema.ts'

/** The sign-in rows of the call table (spec 7, Staff login, and what an account needs). */
export const accountsEndpoints = {
  login: withSchemas(login, { body: credentialsSchema, reply: object({ token: string().required() }) }),
  logout: withSchemas(logout, { body: nothing, reply: nothing }),
  forgotPassword: withSchemas(forgotPassword, { body: forgotPasswordSchema, reply: nothing }),
  resetPassword: withSchemas(resetPassword, { body: resetPasswordSchema, reply: nothing }),
}
