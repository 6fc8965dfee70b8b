import { array, boolean, type InferType, number, object, string } from 'yup'
import { base64url, line, listOf, record, text } from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'

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

export const passkeyProofSchema = object({
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

export const passkeyNameSchema = object({
  name: line(limits.passkeyName, message('passkeyNameTooLong')).required(message('passkeyNameRequired')),
})

export const newPasskeySchema = passkeyNameSchema.shape({
  passkey: record({
    ...ids,
    response: record({
      clientDataJSON: data(),
      attestationObject: data(16_384),
      transports: listOf(text(30).defined(), 10).optional(),
    }).required(),
  }).required(),
})

export const passkeySchema = object({
  id: number().integer().required(),
  /** As the person named it. */
  name: string().required(),
  /** The ISO instant. */
  createdAt: string().required(),
  /** The ISO instant of the last sign-in or re-authentication with it; `null` before the first. */
  lastUsedAt: string().defined().nullable(),
})

/** A passkey of the signed-in person: a key that a device, a password manager or a security key keeps (WebAuthn). */
export type Passkey = InferType<typeof passkeySchema>

export const requestSchema = object({
  challenge: string().required(),
  /** Milliseconds. */
  timeout: number().required(),
  rpId: string().required(),
  userVerification: string<'required'>().required(),
})

/** The question to the browser for a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. It names no person. */
export type PasskeyRequest = InferType<typeof requestSchema>

export const creationSchema = object({
  challenge: string().required(),
  /** Milliseconds. */
  timeout: number().required(),
  rp: object({ id: string().required(), name: string().required() }),
  user: object({ id: string().required(), name: string().required(), displayName: string().required() }),
  pubKeyCredParams: array(object({ type: publicKey(), alg: number().required() })).defined(),
  /** The passkeys that the person has: a device does not make a second one. */
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

/** The question to the browser for a new passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export type PasskeyCreation = InferType<typeof creationSchema>
