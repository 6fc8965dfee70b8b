import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@atrium/contract/accounts'
import { company } from '@atrium/contract/core'
import { fullNameOf } from '@atrium/contract/people'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { AccountRecord } from '#db/accounts.ts'
import type { Database } from '#db/types.ts'
import { insertChallenge, listPasskeysOf, type PasskeyRecord, spendChallenge } from './passkeys.repo.ts'

/** Milliseconds in which a challenge is valid. */
const challengeSpan = 5 * 60_000

/** The site that passkeys belong to: a device uses them on its pages only. */
export interface RelyingParty {
  /** The host without a port. */
  id: string
  /** `https://caspora.example`. */
  origin: string
}

/** The user handle of a person's passkeys, as a device answers it. */
export const handleOf = ({ passkeyHandle }: Pick<AccountRecord, 'passkeyHandle'>): string =>
  Buffer.from(passkeyHandle).toString('base64url')

/** Asks for a new passkey of a person. The device must store it with the person's handle and verify the person. */
export async function challengeForNew(
  db: Database,
  account: AccountRecord,
  site: RelyingParty,
  now: Date,
): Promise<PasskeyCreation> {
  const known = await listPasskeysOf(db, account.id)
  const options = await generateRegistrationOptions({
    rpName: company.name,
    rpID: site.id,
    userName: account.email,
    userDisplayName: fullNameOf(account),
    userID: new Uint8Array(Buffer.from(account.passkeyHandle)),
    timeout: challengeSpan,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await store(db, options.challenge, account.id, now)
  return options as PasskeyCreation
}

/** Asks for a passkey of anybody. */
export async function challengeForProof(
  db: Database,
  site: RelyingParty,
  now: Date,
): Promise<PasskeyRequest> {
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    timeout: challengeSpan,
    userVerification: 'required',
  })
  await store(db, options.challenge, null, now)
  return options as PasskeyRequest
}

const store = (db: Database, challenge: string, accountId: number | null, now: Date) =>
  insertChallenge(db, { challenge, accountId, expiresAt: new Date(now.getTime() + challengeSpan) })

/** The credential of a new passkey, or `undefined` when it is not accepted. Spends the challenge in any case. */
export async function verifyNewPasskey(
  db: Database,
  accountId: number,
  passkey: NewPasskey,
  site: RelyingParty,
  now: Date,
): Promise<WebAuthnCredential | undefined> {
  const challenge = challengeIn(passkey.response.clientDataJSON)
  if (!(await spendChallenge(db, { challenge, accountId, now }))) return undefined
  const { transports = [], ...response } = passkey.response
  const verified = await unlessInvalid(() =>
    verifyRegistrationResponse({
      response: { ...passkey, response: { ...response, transports }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
    }),
  )
  return verified?.registrationInfo?.credential
}

/**
 * The new counter of the device when a proof of a passkey is accepted, otherwise `undefined`. Spends the challenge in any
 * case. `touchPasskey` has to follow.
 */
export async function verifyProof(
  db: Database,
  proof: PasskeyProof,
  passkey: PasskeyRecord | undefined,
  site: RelyingParty,
  now: Date,
): Promise<number | undefined> {
  const challenge = challengeIn(proof.response.clientDataJSON)
  const isFresh = await spendChallenge(db, { challenge, accountId: null, now })
  if (!isFresh || !passkey) return undefined
  const verified = await unlessInvalid(() =>
    verifyAuthenticationResponse({
      response: { ...proof, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

/** The challenge that a device has signed, or an empty text. */
function challengeIn(clientDataJSON: string): string {
  try {
    return String(decodeClientDataJSON(clientDataJSON).challenge)
  } catch {
    return ''
  }
}

/** The library throws for everything that is wrong with an answer. */
async function unlessInvalid<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify()
  } catch {
    return undefined
  }
}
