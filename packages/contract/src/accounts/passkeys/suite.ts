import { secondFactorEndpoints } from '#accounts/secondFactor/calls.ts'
import { fillPath } from '#core/endpoint.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { passkeysEndpoints } from './calls.ts'
import {
  addPasskey,
  createPasskey,
  deletePasskey,
  listPasskeys,
  loginWithPasskey,
  type NewPasskey,
  type PasskeyProof,
  reauthenticateWithPasskey,
  requestPasskey,
} from './endpoints.ts'
import type { Passkey, PasskeyCreation, PasskeyRequest } from './schema.ts'

/** A device with one passkey. */
export interface SuiteDevice {
  create: (question: PasskeyCreation) => NewPasskey
  prove: (question: PasskeyRequest) => PasskeyProof
}

/**
 * The promises of the calls about passkeys, for the mocks and the real server. The caller is signed in as the first of the
 * sample people, who has no second factor yet.
 *
 * @param device a device whose passkey is accepted
 * @param refused a device whose passkey is accepted nowhere
 */
export function passkeysSuite(call: Caller, device: SuiteDevice, refused: SuiteDevice): void {
  const send = (path: string, body: object) => call(path, jsonRequest('POST', body))
  const list = async (): Promise<Passkey[]> => (await call(listPasskeys.path)).json()
  const creation = async (): Promise<PasskeyCreation> => (await send(createPasskey.path, {})).json()
  const request = async (): Promise<PasskeyRequest> => (await send(requestPasskey.path, {})).json()
  const add = async (name: string, { create }: SuiteDevice) =>
    send(addPasskey.path, { name, passkey: create(await creation()) })
  const prove = async (path: string, { prove }: SuiteDevice) =>
    send(path, { passkey: prove(await request()) })
  const remove = (id: number) => call(fillPath(deletePasskey.path, { id }), { method: 'DELETE' })
  const codesLeft = async (): Promise<number> =>
    (await (await call(secondFactorEndpoints.getSecondFactor.endpoint.path)).json()).recoveryCodesLeft
  const resultOf = async (reply: Response) => [reply.status, (await reply.json()).errors]

  it('asks for passkeys in the words of WebAuthn', async () => {
    const { requestPasskey: asked, createPasskey: created } = passkeysEndpoints
    expect(asked.reply.isValidSync(await request(), { strict: true })).toBe(true)
    expect(created.reply.isValidSync(await creation(), { strict: true })).toBe(true)
  })

  it('adds a passkey with a name, the first one with recovery codes', async () => {
    expect(await list()).toEqual([])
    expect(await resultOf(await add(' ', device))).toEqual([400, { name: 'passkeyNameRequired' }])
    expect(await resultOf(await add('Laptop', refused))).toEqual([400, { passkey: 'passkeyRefused' }])
    expect(await list()).toEqual([])
    const reply = await add('Laptop', device)
    expect([reply.status, (await reply.json()).recoveryCodes]).toEqual([
      200,
      Array(10).fill(expect.any(String)),
    ])
    const found = await list()
    expect(passkeysEndpoints.listPasskeys.reply.isValidSync(found, { strict: true })).toBe(true)
    expect(found).toMatchObject([{ name: 'Laptop', lastUsedAt: null }])
    expect(await codesLeft()).toBe(10)
  })

  it('signs in and re-authenticates with an own passkey, and with no other', async () => {
    expect((await prove(loginWithPasskey.path, refused)).status).toBe(401)
    const signedIn = await prove(loginWithPasskey.path, device)
    expect([signedIn.status, await signedIn.json()]).toEqual([200, { token: expect.any(String) }])
    const path = reauthenticateWithPasskey.path
    expect(await resultOf(await prove(path, refused))).toEqual([400, { passkey: 'passkeyRefused' }])
    expect(await resultOf(await prove(path, device))).toEqual([200, undefined])
    expect((await list())[0]?.lastUsedAt).toMatch(/^\d{4}-\d{2}-\d{2}T/)
  })

  it('removes a passkey, and with the last one the recovery codes', async () => {
    const [{ id } = { id: 0 }] = await list()
    expect((await remove(999_999)).status).toBe(404)
    expect((await remove(id)).status).toBe(204)
    expect((await remove(id)).status).toBe(404)
    expect(await list()).toEqual([])
    expect(await codesLeft()).toBe(0)
  })
}
