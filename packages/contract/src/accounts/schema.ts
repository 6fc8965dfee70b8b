import { type ObjectSchema, object, string } from 'yup'
import { type Credentials, forgotPassword, login, logout, resetPassword } from './endpoints.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { emailAddress, line, verbatim } from '#core/fields.ts'
import { secondFactorCode } from '#accounts/secondFactor/schema.ts'
import { withSchemas } from '#core/withSchemas.ts'

const nothing = object({})

const emailField = () => emailAddress().required(message('emailRequired'))

/** A new password; only the server can check whether it is common. */
export const newPasswordField = () =>
  verbatim(limits.passwordMax, message('passwordTooLong'))
    .required(message('newPasswordRequired'))
    .min(limits.passwordMin, message('passwordTooShort'))

/** The sign-in form (spec 5). */
export const credentialsSchema: ObjectSchema<Credentials> = object({
  email: emailField(),
  password: verbatim(limits.passwordMax, message('passwordTooLong'))
    .required(message('passwordRequired'))
    .min(limits.loginPasswordMin, message('passwordMinLength')),
  code: secondFactorCode(),
})

export const forgotPasswordSchema: ObjectSchema<{ email: string }> = object({ email: emailField() })

export const resetPasswordSchema: ObjectSchema<{ token: string; password: string }> = object({
  token: line(200).required(),
  password: newPasswordField(),
})

/** The sign-in rows of the call table (spec 7, Staff login, and what an account needs). */
export const authEndpoints = {
  login: withSchemas(login, { body: credentialsSchema, reply: object({ token: string().required() }) }),
  logout: withSchemas(logout, { body: nothing, reply: nothing }),
  forgotPassword: withSchemas(forgotPassword, { body: forgotPasswordSchema, reply: nothing }),
  resetPassword: withSchemas(resetPassword, { body: resetPasswordSchema, reply: nothing }),
}
