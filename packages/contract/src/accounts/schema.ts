import { type InferType, object } from 'yup'
import { secondFactorCode } from '#accounts/secondFactor/schema.ts'
import { emailAddress, line, verbatim } from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'

export const nothing = object({})

const emailField = () => emailAddress().required(message('emailRequired'))

/** A new password; only the server can check whether it is common. */
export const newPasswordField = () =>
  verbatim(limits.passwordMax, message('passwordTooLong'))
    .required(message('newPasswordRequired'))
    .min(limits.passwordMin, message('passwordTooShort'))

/** The sign-in form (spec 5). */
export const credentialsSchema = object({
  email: emailField(),
  password: verbatim(limits.passwordMax, message('passwordTooLong'))
    .required(message('passwordRequired'))
    .min(limits.loginPasswordMin, message('passwordMinLength')),
  /** A code of the second factor, or a recovery code, for an account that has a second factor. */
  code: secondFactorCode(),
})

/** The body of the sign-in form (spec 7, Staff login). */
export type Credentials = InferType<typeof credentialsSchema>

export const forgotPasswordSchema = object({ email: emailField() })

export const resetPasswordSchema = object({
  token: line(200).required(),
  password: newPasswordField(),
})
