import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** The parameters that every authenticator app supports (RFC 6238): SHA-1, six digits, 30 seconds. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Time steps before and after the present one whose codes are accepted: clocks differ. */
const window = 1

/** Bytes of a secret (RFC 4226, section 4). */
const secretBytes = 20

/** A new secret in Base32. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32

const totpOf = (secret: string) => new TOTP({ ...parameters, secret: Secret.fromBase32(secret) })

/** The `otpauth:` address of a secret, for a QR code. */
export const totpUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...parameters, secret: Secret.fromBase32(secret), issuer, label }).toString()

/** The time step of a code, or `undefined` for a wrong code. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

/** The code of an instant, as an authenticator app shows it. */
export const totpCode = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() })

/** Without letters that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 7
const groupLength = 4

/** A new recovery code of 138 random bits: `k7mq-2xvb-…`, seven groups. */
export const newRecoveryCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')

/** A typed code without spaces and dashes, in lower case. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase()
