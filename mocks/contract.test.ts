import type { Caller } from '@atrium/contract/testing/caller'
import { type SuiteDevice, suites } from '@atrium/contract/testing/suites'
import { refusedPasskey, rightCode } from './accounts.ts'
import { forgetChanges } from './memory.ts'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

/** Every caller of the mocks is the first of the sample people, with all permissions. */
const call: Caller = (path, init) => fetch(`http://mocks.test${path}`, init)

/** A device with a passkey of this id; the mocks verify no signatures. */
function deviceOf(id: string): SuiteDevice {
  const ids = { id, rawId: id, type: 'public-key' } as const
  const clientDataJSON = 'AA'
  return {
    create: () => ({ ...ids, response: { clientDataJSON, attestationObject: 'AA' } }),
    prove: () => ({
      ...ids,
      response: { clientDataJSON, authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
    }),
  }
}

const callers = {
  ...{ stranger: call, person: call, hr: call, admin: call },
  nextCode: () => rightCode,
  ...{ device: deviceOf('cGFzc2tleQ'), otherDevice: deviceOf(refusedPasskey) },
}

describe('the mocks fulfil the contract', () => {
  describe.each(suites)('about %s', (_subject, run) => {
    afterAll(forgetChanges)
    run(callers)
  })

  it('refuse a password that many people use, for the screens', async () => {
    const body = JSON.stringify({ token: 'of-a-mail', password: 'password1' })
    const reply = await call('/api/v1/password/reset/', { method: 'POST', body })
    expect([reply.status, (await reply.json()).errors]).toEqual([400, { password: 'passwordCommon' }])
  })
})
