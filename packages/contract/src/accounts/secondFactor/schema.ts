import { array, boolean, type InferType, number, object, string } from 'yup'
import { line, verbatim } from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'

/** A code of the app or a recovery code. A code that is too long is a wrong one. */
export const secondFactorCode = () => line(limits.secondFactorCode, message('secondFactorCodeWrong'))

export const reauthenticationSchema = object({
  current: verbatim(limits.passwordMax, message('passwordTooLong')).required(
    message('currentPasswordRequired'),
  ),
  code: secondFactorCode(),
})

export const firstCodeSchema = object({
  code: secondFactorCode().required(message('secondFactorCodeRequired')),
})

export const secondFactorSchema = object({
  /** The ISO instant since which sign-in asks for a code; `null` while the second factor is off. */
  since: string().defined().nullable(),
  /** The role of the person demands a second factor: it cannot be turned off. */
  isRequired: boolean().required(),
  /** The number of recovery codes that were not used yet. */
  recoveryCodesLeft: number().integer().required(),
})

/** The second factor of the signed-in person: codes of an authenticator app (TOTP, RFC 6238). */
export type SecondFactor = InferType<typeof secondFactorSchema>

export const codesSchema = object({ recoveryCodes: array(string().required()).defined() })
