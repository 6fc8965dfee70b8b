import { array, object, string } from 'yup'
import { codesSchema } from '#accounts/secondFactor/schema.ts'
import { idParams } from '#core/fields.ts'
import { emptyBody, noReply, withSchemas } from '#core/withSchemas.ts'
import {
  addPasskey,
  createPasskey,
  deletePasskey,
  listPasskeys,
  loginWithPasskey,
  reauthenticateWithPasskey,
  requestPasskey,
} from './endpoints.ts'
import {
  creationSchema,
  newPasskeySchema,
  passkeyProofSchema,
  passkeySchema,
  requestSchema,
} from './schema.ts'

/** The rows of the call table about passkeys. */
export const passkeysEndpoints = {
  requestPasskey: withSchemas(requestPasskey, { body: emptyBody, reply: requestSchema }),
  loginWithPasskey: withSchemas(loginWithPasskey, {
    body: passkeyProofSchema,
    reply: object({ token: string().required() }),
  }),
  reauthenticateWithPasskey: withSchemas(reauthenticateWithPasskey, {
    body: passkeyProofSchema,
    reply: emptyBody,
  }),
  listPasskeys: withSchemas(listPasskeys, { reply: array(passkeySchema).defined() }),
  createPasskey: withSchemas(createPasskey, { body: emptyBody, reply: creationSchema }),
  addPasskey: withSchemas(addPasskey, { body: newPasskeySchema, reply: codesSchema }),
  deletePasskey: withSchemas(deletePasskey, { params: idParams, reply: noReply }),
}
