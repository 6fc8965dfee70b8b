import { endpoint } from '#core/endpoint.ts'
import type { SecondFactor } from './schema.ts'

/** The secret of a second factor, which is confirmed by its first code. */
export interface SecondFactorSecret {
  /** Base32, to type into the app by hand. */
  secret: string
  /** The `otpauth:` address, to scan as a QR code. */
  uri: string
}

/** Each recovery code replaces one code of the app. Only this answer shows them. */
export interface RecoveryCodes {
  recoveryCodes: string[]
}

/**
 * Signs the person in again, for calls about sign-in itself: they answer 403 with `errors.current` unless the person
 * signed in less than ten minutes ago (re-authentication). 400 with `errors.current` for a wrong password and with
 * `errors.code` for a missing or wrong code of the second factor, 429 after repeated failures.
 */
export const reauthenticate = endpoint<{
  body: { current: string; code?: string | undefined }
  reply: object
}>({ method: 'POST', path: '/api/v1/me/reauthentication/' })

export const getSecondFactor = endpoint<{ reply: SecondFactor }>({
  method: 'GET',
  path: '/api/v1/me/second-factor/',
})

/** Creates a secret, which `confirmSecondFactor` puts into force. Needs re-authentication. */
export const createSecondFactor = endpoint<{ body: object; reply: SecondFactorSecret }>({
  method: 'POST',
  path: '/api/v1/me/second-factor/',
})

/**
 * Turns the second factor on by the first code of the app, and ends the other sessions. 400 with `errors.code` for a
 * wrong code, 404 without a new secret.
 */
export const confirmSecondFactor = endpoint<{ body: { code: string }; reply: RecoveryCodes }>({
  method: 'PUT',
  path: '/api/v1/me/second-factor/',
})

/** Turns the second factor off; 403 when the role demands one. Needs re-authentication. */
export const deleteSecondFactor = endpoint<{ reply: undefined }>({
  method: 'DELETE',
  path: '/api/v1/me/second-factor/',
  reply: 'any',
})

/** Replaces the recovery codes; 404 while the second factor is off. Needs re-authentication. */
export const replaceRecoveryCodes = endpoint<{ body: object; reply: RecoveryCodes }>({
  method: 'POST',
  path: '/api/v1/me/second-factor/recovery-codes/',
})
