import type { Passkey, PasskeyCreation, PasskeyRequest, StaffUser } from '@atrium/contract/accounts'
import { accountsEndpoints } from '@atrium/contract/accounts/calls'
import { passkeysEndpoints } from '@atrium/contract/accounts/passkeys/calls'
import { newPasskeySchema, passkeyProofSchema } from '@atrium/contract/accounts/passkeys/schema'
import { samplePassword, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import {
  credentialsSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
} from '@atrium/contract/accounts/schema'
import { secondFactorEndpoints } from '@atrium/contract/accounts/secondFactor/calls'
import { firstCodeSchema, reauthenticationSchema } from '@atrium/contract/accounts/secondFactor/schema'
import { limits } from '@atrium/contract/core'
import { answering, done, errorResponse, json, mockOf, notFound, refuse } from './answers.ts'
import { memoryOf } from './memory.ts'

/** The unknown token; every other token is valid. */
const unknownToken = 'unknown'

/** Represents all common passwords. */
const commonPassword = 'password1'

const succeed = () => json({})

/** Encodes text of any language as base64url. */
const encoded = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** A token like the server's without a signature: the browser does not verify it. */
const tokenOf = (user: StaffUser) => `${encoded({ alg: 'none' })}.${encoded({ user })}.`

/** Refuses a common password. */
export const refuseCommon = (password: string) =>
  password === commonPassword ? refuse({ password: 'passwordCommon' }) : undefined

/** Represents all right codes of the authenticator app. */
export const rightCode = '123456'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const memory = memoryOf(() => ({
  since: null as string | null,
  isWaiting: false,
  codes: [] as string[],
  sets: 0,
  passkeys: [] as Passkey[],
  added: 0,
}))

const plain = (code: string) => code.replace(/[\s-]/g, '').toLowerCase()

/** The error of a code at sign-in and re-authentication, or `undefined`. Spends recovery codes. */
function secondFactorError(
  code: string | undefined,
): 'secondFactorCodeRequired' | 'secondFactorCodeWrong' | undefined {
  if (memory.since === null) return undefined
  if (!code) return 'secondFactorCodeRequired'
  const left = memory.codes.filter((each) => plain(each) !== plain(code))
  if (left.length === memory.codes.length && code !== rightCode) return 'secondFactorCodeWrong'
  memory.codes = left
  return undefined
}

function renewCodes() {
  memory.sets += 1
  memory.codes = Array.from({ length: 10 }, (_, at) => `code-${memory.sets}set-${1000 + at}`)
  return json({ recoveryCodes: memory.codes })
}

/** The id of a passkey that is refused; every other passkey is the one of the first sample person. */
export const refusedPasskey = 'AAAA'

const [person] = staffSamples.map(staffUserSample)

const request: PasskeyRequest = {
  challenge: 'Y2hhbGxlbmdl',
  timeout: 300_000,
  rpId: 'localhost',
  userVerification: 'required',
}

const creation: PasskeyCreation = {
  challenge: 'Y2hhbGxlbmdl',
  timeout: 300_000,
  rp: { id: 'localhost', name: 'Caspora' },
  user: { id: 'aGFuZGxl', name: person?.email ?? '', displayName: person?.firstName ?? '' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
}

/** The sample person has used each of the passkeys. */
function use(reply: Response): Response {
  memory.passkeys = memory.passkeys.map((passkey) => ({ ...passkey, lastUsedAt: '2026-11-21T10:00:00.000Z' }))
  return reply
}

const isFull = () => memory.passkeys.length >= limits.passkeys

/**
 * The rows of the call table about signing in, the second factor and passkeys. Every sample person is signed in already
 * and shares one second factor; no passkey is verified.
 */
export const accountsMocks = [
  mockOf(
    accountsEndpoints.login,
    answering(credentialsSchema, ({ email, password, code }) => {
      const person = staffSamples.find((sample) => sample.email === email)
      if (!person || password !== samplePassword)
        return errorResponse(401, { message: 'Email or password is incorrect.' })
      const error = secondFactorError(code)
      return error
        ? errorResponse(401, {
            message: 'Enter the code from your authenticator app.',
            errors: { code: error },
          })
        : json({ token: tokenOf(staffUserSample(person)) })
    }),
  ),
  mockOf(accountsEndpoints.logout, succeed),
  mockOf(accountsEndpoints.forgotPassword, answering(forgotPasswordSchema, succeed)),
  mockOf(
    accountsEndpoints.resetPassword,
    answering(resetPasswordSchema, ({ token, password }) =>
      token === unknownToken ? notFound() : (refuseCommon(password) ?? succeed()),
    ),
  ),
  mockOf(
    secondFactorEndpoints.reauthenticate,
    answering(reauthenticationSchema, ({ current, code }) => {
      if (current !== samplePassword) return refuse({ current: 'currentPasswordWrong' })
      const error = secondFactorError(code)
      return error ? refuse({ code: error }) : json({})
    }),
  ),
  mockOf(secondFactorEndpoints.getSecondFactor, () =>
    json({ since: memory.since, isRequired: false, recoveryCodesLeft: memory.codes.length }),
  ),
  mockOf(secondFactorEndpoints.createSecondFactor, () => {
    if (memory.since) return notFound()
    memory.isWaiting = true
    return json({ secret, uri: `otpauth://totp/Caspora:staff?issuer=Caspora&secret=${secret}` })
  }),
  mockOf(
    secondFactorEndpoints.confirmSecondFactor,
    answering(firstCodeSchema, ({ code }) => {
      if (!memory.isWaiting) return notFound()
      if (code !== rightCode) return refuse({ code: 'secondFactorCodeWrong' })
      memory.since = '2026-11-21T09:00:00.000Z'
      memory.isWaiting = false
      return renewCodes()
    }),
  ),
  mockOf(secondFactorEndpoints.deleteSecondFactor, () => {
    memory.since = null
    memory.codes = []
    return done()
  }),
  mockOf(secondFactorEndpoints.replaceRecoveryCodes, () => (memory.since ? renewCodes() : notFound())),
  mockOf(passkeysEndpoints.requestPasskey, () => json(request)),
  mockOf(
    passkeysEndpoints.loginWithPasskey,
    answering(passkeyProofSchema, ({ passkey }) => {
      if (!person || passkey.id === refusedPasskey)
        return errorResponse(401, { message: 'This passkey wasn’t accepted.' })
      return use(json({ token: tokenOf(person) }))
    }),
  ),
  mockOf(
    passkeysEndpoints.reauthenticateWithPasskey,
    answering(passkeyProofSchema, ({ passkey }) =>
      passkey.id === refusedPasskey ? refuse({ passkey: 'passkeyRefused' }) : use(json({})),
    ),
  ),
  mockOf(passkeysEndpoints.listPasskeys, () => json(memory.passkeys)),
  mockOf(passkeysEndpoints.createPasskey, () =>
    isFull() ? refuse({ name: 'tooManyPasskeys' }) : json(creation),
  ),
  mockOf(
    passkeysEndpoints.addPasskey,
    answering(newPasskeySchema, ({ name, passkey }) => {
      if (isFull()) return refuse({ name: 'tooManyPasskeys' })
      if (passkey.id === refusedPasskey) return refuse({ passkey: 'passkeyRefused' })
      const isFirst = memory.since === null && memory.passkeys.length === 0
      memory.added += 1
      const createdAt = '2026-11-21T09:00:00.000Z'
      memory.passkeys = [...memory.passkeys, { id: memory.added, name, createdAt, lastUsedAt: null }]
      return isFirst ? renewCodes() : json({ recoveryCodes: [] })
    }),
  ),
  mockOf(passkeysEndpoints.deletePasskey, ({ params }) => {
    const left = memory.passkeys.filter(({ id }) => String(id) !== params.id)
    if (left.length === memory.passkeys.length) return notFound()
    memory.passkeys = left
    if (left.length === 0 && memory.since === null) memory.codes = []
    return done()
  }),
]
