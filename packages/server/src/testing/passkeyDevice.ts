import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@atrium/contract/accounts'

/** What a dishonest or old device or page does otherwise. */
interface Deviation {
  /** The page that asks. @default the site of the tests */
  origin?: string
  /** The site whose passkey is used. @default the host of `origin` */
  rpId?: string
  /** Whether the device has verified the person. @default true */
  isVerified?: boolean
  /** The count of uses. @default one more than before */
  counter?: number
}

const flags = { present: 1, verified: 4, hasCredential: 64 }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const encoded = (data: string | Buffer) => Buffer.from(data).toString('base64url')

/** CBOR (RFC 8949) of a byte string of at most 255 bytes. */
const cborBytes = (data: Buffer) => Buffer.concat([Buffer.from([0x58, data.length]), data])
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** A device with one passkey (WebAuthn): ES256, no attestation. */
export class PasskeyDevice {
  readonly id = randomBytes(32)
  /** The person of the passkey; that of nobody at first. */
  userHandle = encoded('nobody')
  #counter = 0
  readonly #key: KeyObject
  readonly #publicKey: Buffer

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    // COSE: EC2, ES256, P-256, x, y.
    this.#publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ])
  }

  /** Makes the passkey of a person. */
  create(
    { challenge, user }: Pick<PasskeyCreation, 'challenge' | 'user'>,
    deviation: Deviation = {},
  ): NewPasskey {
    this.userHandle = user.id
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#publicKey,
    ])
    const authData = Buffer.concat([this.#authData(flags.hasCredential, deviation), credential])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ])
    return {
      ...this.#ids(),
      response: {
        clientDataJSON: encoded(this.#clientData('webauthn.create', challenge, deviation)),
        attestationObject: encoded(attestation),
        transports: ['internal'],
      },
    }
  }

  /** Proves that the person has the passkey. */
  prove({ challenge }: Pick<PasskeyRequest, 'challenge'>, deviation: Deviation = {}): PasskeyProof {
    const clientData = this.#clientData('webauthn.get', challenge, deviation)
    const authData = this.#authData(0, deviation)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#key)
    return {
      ...this.#ids(),
      response: {
        clientDataJSON: encoded(clientData),
        authenticatorData: encoded(authData),
        signature: encoded(signature),
        userHandle: this.userHandle,
      },
    }
  }

  readonly #ids = () => ({ id: encoded(this.id), rawId: encoded(this.id), type: 'public-key' }) as const

  readonly #clientData = (type: string, challenge: string, { origin = testOrigin }: Deviation) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false })

  #authData(more: number, { origin = testOrigin, rpId, isVerified = true, counter }: Deviation): Buffer {
    this.#counter = counter ?? this.#counter + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.#counter)
    const flag = flags.present + (isVerified ? flags.verified : 0) + more
    return Buffer.concat([sha256(rpId ?? new URL(origin).hostname), Buffer.from([flag]), count])
  }
}

/** The site of `testServices`. */
const testOrigin = 'http://caspora.example'
