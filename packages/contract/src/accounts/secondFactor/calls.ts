import { object, string } from 'yup'
import { emptyBody, noReply, withSchemas } from '#core/withSchemas.ts'
import {
  confirmSecondFactor,
  createSecondFactor,
  deleteSecondFactor,
  getSecondFactor,
  reauthenticate,
  replaceRecoveryCodes,
} from './endpoints.ts'
import { codesSchema, firstCodeSchema, reauthenticationSchema, secondFactorSchema } from './schema.ts'

/** The rows of the call table about the second factor and re-authentication. */
export const secondFactorEndpoints = {
  reauthenticate: withSchemas(reauthenticate, { body: reauthenticationSchema, reply: emptyBody }),
  getSecondFactor: withSchemas(getSecondFactor, { reply: secondFactorSchema }),
  createSecondFactor: withSchemas(createSecondFactor, {
    body: emptyBody,
    reply: object({ secret: string().required(), uri: string().required() }),
  }),
  confirmSecondFactor: withSchemas(confirmSecondFactor, { body: firstCodeSchema, reply: codesSchema }),
  deleteSecondFactor: withSchemas(deleteSecondFactor, { reply: noReply }),
  replaceRecoveryCodes: withSchemas(replaceRecoveryCodes, { body: emptyBody, reply: codesSchema }),
}
