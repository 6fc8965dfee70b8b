/** @jest-environment node */
import { authSuite } from '@atrium/contract/testing'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

describe('the mocks keep the contract of the accounts', () => {
  authSuite((path, init) => fetch(`http://mocks.test${path}`, init))

  it('refuse a password that many people use, for the screens', async () => {
    const reply = await fetch('http://mocks.test/api/v1/password/reset/', {
      method: 'POST',
      body: JSON.stringify({ token: 'of-a-mail', password: 'password1' }),
    })
    expect([reply.status, (await reply.json()).errors]).toEqual([400, { password: 'passwordCommon' }])
  })
})
