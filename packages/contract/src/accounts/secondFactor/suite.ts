import { samplePassword, staffSamples } from '#accounts/sampleStaff.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { secondFactorEndpoints } from './calls.ts'

const path = '/api/v1/me/second-factor/'
const codesPath = `${path}recovery-codes/`

/**
 * The promises of the calls about the second factor, for the mocks and the real server. The caller is signed in as the
 * first of the sample people. `codeOf` is the authenticator app: each call of it gives a code that was not used yet.
 */
export function secondFactorSuite(call: Caller, codeOf: (secret: string) => string): void {
  const state = async () => (await call(path)).json()
  const send = (method: string, address: string, body: object) => call(address, jsonRequest(method, body))
  const login = (code?: string) =>
    send('POST', '/api/v1/login/', { email: staffSamples[0]?.email, password: samplePassword, code })

  /** A recovery code that was not used yet. */
  let spare = ''

  it('is off at first, and does not turn on by a wrong code', async () => {
    expect(await state()).toEqual({ since: null, isRequired: false, recoveryCodesLeft: 0 })
    const created = await send('POST', path, {})
    const answer = await created.json()
    expect(created.status).toBe(200)
    expect(secondFactorEndpoints.createSecondFactor.reply.isValidSync(answer, { strict: true })).toBe(true)
    expect(answer.uri).toContain(`secret=${answer.secret}`)
    const refused = await send('PUT', path, { code: '000000' })
    expect([refused.status, (await refused.json()).errors]).toEqual([400, { code: 'secondFactorCodeWrong' }])
    const empty = await send('PUT', path, { code: ' ' })
    expect([empty.status, (await empty.json()).errors]).toEqual([400, { code: 'secondFactorCodeRequired' }])
    expect((await state()).since).toBeNull()
    expect((await login()).status).toBe(200)
  })

  it('asks for a code at sign-in while it is on, and takes each recovery code once', async () => {
    const created = await send('POST', path, {})
    expect(created.status).toBe(200)
    const { secret } = await created.json()
    const confirmed = await send('PUT', path, { code: codeOf(secret) })
    const { recoveryCodes } = await confirmed.json()
    expect([confirmed.status, recoveryCodes.length]).toEqual([200, 10])
    expect(await state()).toEqual({
      since: expect.stringMatching(/^\d{4}-/),
      isRequired: false,
      recoveryCodesLeft: 10,
    })
    for (const [code, status, error] of [
      [undefined, 401, 'secondFactorCodeRequired'],
      ['123', 401, 'secondFactorCodeWrong'],
      [recoveryCodes[0].toUpperCase().replaceAll('-', ' '), 200, undefined],
      [recoveryCodes[0], 401, 'secondFactorCodeWrong'],
      [codeOf(secret), 200, undefined],
    ] as const) {
      const reply = await login(code)
      expect([reply.status, (await reply.json()).errors?.code]).toEqual([status, error])
    }
    expect((await state()).recoveryCodesLeft).toBe(9)
    spare = recoveryCodes[1]
  })

  it('authenticates again by password and code, replaces the recovery codes, and turns off', async () => {
    const again = async (body: object) => {
      const reply = await send('POST', '/api/v1/me/reauthentication/', body)
      return [reply.status, (await reply.json()).errors]
    }
    expect(await again({})).toEqual([400, { current: 'currentPasswordRequired' }])
    expect(await again({ current: 'not-the-password' })).toEqual([400, { current: 'currentPasswordWrong' }])
    expect(await again({ current: samplePassword })).toEqual([400, { code: 'secondFactorCodeRequired' }])
    expect(await again({ current: samplePassword, code: spare })).toEqual([200, undefined])
    const replaced = await (await send('POST', codesPath, {})).json()
    expect(replaced.recoveryCodes).toHaveLength(10)
    expect(replaced.recoveryCodes).not.toContain(spare)
    expect((await call(path, { method: 'DELETE' })).status).toBe(204)
    expect((await state()).since).toBeNull()
    expect((await send('POST', codesPath, {})).status).toBe(404)
    expect((await login()).status).toBe(200)
  })
}
