import { array, boolean, number, type ObjectSchema, object, string } from 'yup'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import {
  addPasskey,
  createPasskey,
  deletePasskey,
  listPasskeys,
  loginWithPasskey,
  type NewPasskey,
  type Passkey,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRequest,
  reauthenticateWithPasskey,
  requestPasskey,
} from './endpoints.ts'
import { base64url, idParams, line, listOf, record, text } from '#core/fields.ts'
import { codesSchema } from '#accounts/secondFactor/schema.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'

const nothing = object({})

/** The characters of 1023 bytes, the longest id of a credential in WebAuthn. */
const credentialId = () => base64url(1364).required()

/** Above the longest data of the authenticators without attestation. */
const data = (max = 4096) => base64url(max).required()

const publicKey = () => string<'public-key'>().oneOf(['public-key']).required()

const ids = {
  id: credentialId(),
  rawId: credentialId(),
  type: text(20)
    .oneOf(['public-key'] as const)
    .required(),
}

export const passkeyProofSchema: ObjectSchema<{ passkey: PasskeyProof }> = object({
  passkey: record({
    ...ids,
    response: record({
      clientDataJSON: data(),
      authenticatorData: data(),
      signature: data(),
      userHandle: data(128),
    }).required(),
  }).required(),
})

export const passkeyNameSchema: ObjectSchema<{ name: string }> = object({
  name: line(limits.passkeyName, message('passkeyNameTooLong')).required(message('passkeyNameRequired')),
})

export const newPasskeySchema: ObjectSchema<{ name: string; passkey: NewPasskey }> = passkeyNameSchema.shape({
  passkey: record({
    ...ids,
    response: record({
      clientDataJSON: data(),
      attestationObject: data(16_384),
      transports: listOf(text(30).defined(), 10).optional(),
    }).required(),
  }).required(),
})

const passkeySchema: ObjectSchema<Passkey> = object({
  id: number().integer().required(),
  name: string().required(),
  createdAt: string().required(),
  lastUsedAt: string().defined().nullable(),
})

const requestSchema: ObjectSchema<PasskeyRequest> = object({
  challenge: string().required(),
  timeout: number().required(),
  rpId: string().required(),
  userVerification: string<'required'>().required(),
})

const creationSchema: ObjectSchema<PasskeyCreation> = object({
  challenge: string().required(),
  timeout: number().required(),
  rp: object({ id: string().required(), name: string().required() }),
  user: object({ id: string().required(), name: string().required(), displayName: string().required() }),
  pubKeyCredParams: array(object({ type: publicKey(), alg: number().required() })).defined(),
  excludeCredentials: array(
    object({ type: publicKey(), id: string().required(), transports: array(string().required()).defined() }),
  ).defined(),
  authenticatorSelection: object({
    residentKey: string<'required'>().required(),
    requireResidentKey: boolean().required(),
    userVerification: string<'required'>().required(),
  }),
  attestation: string<'none'>().required(),
})

/** The rows of the call table about passkeys. */
export const passkeysEndpoints = {
  requestPasskey: withSchemas(requestPasskey, { body: nothing, reply: requestSchema }),
  loginWithPasskey: withSchemas(loginWithPasskey, {
    body: passkeyProofSchema,
    reply: object({ token: string().required() }),
  }),
  reauthenticateWithPasskey: withSchemas(reauthenticateWithPasskey, {
    body: passkeyProofSchema,
    reply: nothing,
  }),
  listPasskeys: withSchemas(listPasskeys, { reply: array(passkeySchema).defined() }),
  createPasskey: withSchemas(createPasskey, { body: nothing, reply: creationSchema }),
  addPasskey: withSchemas(addPasskey, { body: newPasskeySchema, reply: codesSchema }),
  deletePasskey: withSchemas(deletePasskey, { params: idParams, reply: noReply }),
}
