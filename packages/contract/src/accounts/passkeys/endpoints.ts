import type { RecoveryCodes } from '#accounts/secondFactor/endpoints.ts'
import { endpoint } from '#core/endpoint.ts'
import type { Passkey, PasskeyCreation, PasskeyRequest } from './schema.ts'

/** A new passkey: `RegistrationResponseJSON` of WebAuthn, without what the server does not read. */
export interface NewPasskey {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined }
}

/** The proof that a person has a passkey: `AuthenticationResponseJSON` of WebAuthn, without what the server does not read. */
export interface PasskeyProof {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle: string }
}

/** Asks for a passkey, for `loginWithPasskey` or `reauthenticateWithPasskey`. The challenge is valid once, for five minutes. */
export const requestPasskey = endpoint<{ body: object; reply: PasskeyRequest }>({
  method: 'POST',
  path: '/api/v1/login/passkey/challenge/',
})

/**
 * Signs in with a passkey alone: the device verified the person, so it counts as password and second factor. The answer
 * is that of `login`. 401 when the passkey is not accepted, without a reason; 429 with `Retry-After` after repeated
 * failures.
 */
export const loginWithPasskey = endpoint<{ body: { passkey: PasskeyProof }; reply: { token: string } }>({
  method: 'POST',
  path: '/api/v1/login/passkey/',
})

/** Re-authenticates as `reauthenticate` does, with a passkey of the signed-in person. 400 with `errors.passkey`, 429 after repeated failures. */
export const reauthenticateWithPasskey = endpoint<{ body: { passkey: PasskeyProof }; reply: object }>({
  method: 'POST',
  path: '/api/v1/me/reauthentication/passkey/',
})

/** The passkeys of the signed-in person, the oldest first. */
export const listPasskeys = endpoint<{ reply: Passkey[] }>({
  method: 'GET',
  path: '/api/v1/me/passkeys/',
  reply: 'list',
})

/**
 * Asks for a new passkey, for `addPasskey`. The challenge is valid once, for five minutes. 400 with `errors.name` when
 * the person has `limits.passkeys`. Needs re-authentication.
 */
export const createPasskey = endpoint<{ body: object; reply: PasskeyCreation }>({
  method: 'POST',
  path: '/api/v1/me/passkeys/challenge/',
})

/**
 * Adds a passkey, and ends the other sessions. The answer has recovery codes when it is the first second factor of the
 * person, otherwise none. 400 with `errors.passkey` when the passkey is not accepted, with `errors.name` for a missing
 * name or too many passkeys. Needs re-authentication.
 */
export const addPasskey = endpoint<{ body: { name: string; passkey: NewPasskey }; reply: RecoveryCodes }>({
  method: 'POST',
  path: '/api/v1/me/passkeys/',
})

/** Removes a passkey; 404 for an unknown one, 403 when it is the last second factor and the role demands one. Needs re-authentication. */
export const deletePasskey = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'DELETE',
  path: '/api/v1/me/passkeys/:id/',
  reply: 'any',
})
