import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import type { PasskeyError, PasskeyReason } from '#api/parseApiError.ts'

/** By the name of the browser's error (WebAuthn). */
const reasonByName: Record<string, PasskeyReason> = {
  // Cancelled, timed out, or no passkey of this site: the browser reports all three alike.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  // The device has a passkey of this person.
  InvalidStateError: 'known',
  // The site has another address than the one that passkeys belong to, or an IP address.
  SecurityError: 'elsewhere',
}

export const passkeyError = (reason: PasskeyReason): PasskeyError => ({ reason })

/** Throws a `PasskeyError` in a browser without passkeys. */
export function requirePasskeys(): void {
  if (!browserSupportsWebAuthn()) throw passkeyError('unsupported')
}

/** Asks the browser for a new passkey or for the proof of one. Rejects with a `PasskeyError`. */
export async function callAuthenticator<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request()
  } catch (error) {
    throw passkeyError(reasonByName[(error as Error).name] ?? 'device')
  }
}
