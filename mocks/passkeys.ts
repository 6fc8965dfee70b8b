import type { Passkey, PasskeyCreation, PasskeyRequest } from '@atrium/contract/accounts'
import { passkeysEndpoints } from '@atrium/contract/accounts/passkeys/calls'
import { newPasskeySchema, passkeyProofSchema } from '@atrium/contract/accounts/passkeys/schema'
import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { limits } from '@atrium/contract/core'
import { answering, done, errorResponse, json, mockOf, notFound, refuse } from './answers.ts'
import { tokenOf } from './auth.ts'
import { memoryOf } from './memory.ts'
import { dropCodes, isSecondFactorOn, renewCodes } from './secondFactor.ts'

/** The id of a passkey that is refused; every other passkey is the one of the first sample person. */
export const refusedPasskey = 'AAAA'

const memory = memoryOf(() => ({ passkeys: [] as Passkey[], added: 0 }))

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

/** The rows of the call table about passkeys. Nothing is verified. */
export const passkeysMocks = [
  mockOf(passkeysEndpoints.requestPasskey, () => json(request)),
  mockOf(
    passkeysEndpoints.loginWithPasskey,
    answering(passkeyProofSchema, ({ passkey }) => {
      if (!person || passkey.id === refusedPasskey)
        return errorResponse(401, { message: 'This passkey was not accepted.' })
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
      const isFirst = !isSecondFactorOn() && memory.passkeys.length === 0
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
    if (left.length === 0 && !isSecondFactorOn()) dropCodes()
    return done()
  }),
]
