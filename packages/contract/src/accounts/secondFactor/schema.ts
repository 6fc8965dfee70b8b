import { array, boolean, number, type ObjectSchema, object, string } from 'yup'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import {
  confirmSecondFactor,
  createSecondFactor,
  deleteSecondFactor,
  getSecondFactor,
  reauthenticate,
  replaceRecoveryCodes,
  type SecondFactor,
} from './endpoints.ts'
import { line, verbatim } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'

const nothing = object({})

/** A code of the app or a recovery code. A code that is too long is a wrong one. */
export const secondFactorCode = () => line(limits.secondFactorCode, message('secondFactorCodeWrong'))

export const reauthenticationSchema: ObjectSchema<{ current: string; code?: string | undefined }> = object({
  current: verbatim(limits.passwordMax, message('passwordTooLong')).required(
    message('currentPasswordRequired'),
  ),
  code: secondFactorCode(),
})

export const firstCodeSchema: ObjectSchema<{ code: string }> = object({
  code: secondFactorCode().required(message('secondFactorCodeRequired')),
})

const secondFactorSchema: ObjectSchema<SecondFactor> = object({
  since: string().defined().nullable(),
  isRequired: boolean().required(),
  recoveryCodesLeft: number().integer().required(),
})

export const codesSchema = object({ recoveryCodes: array(string().required()).defined() })

/** The rows of the call table about the second factor and re-authentication. */
export const secondFactorEndpoints = {
  reauthenticate: withSchemas(reauthenticate, { body: reauthenticationSchema, reply: nothing }),
  getSecondFactor: withSchemas(getSecondFactor, { reply: secondFactorSchema }),
  createSecondFactor: withSchemas(createSecondFactor, {
    body: nothing,
    reply: object({ secret: string().required(), uri: string().required() }),
  }),
  confirmSecondFactor: withSchemas(confirmSecondFactor, { body: firstCodeSchema, reply: codesSchema }),
  deleteSecondFactor: withSchemas(deleteSecondFactor, { reply: noReply }),
  replaceRecoveryCodes: withSchemas(replaceRecoveryCodes, { body: nothing, reply: codesSchema }),
}
