/** @jest-environment node */
import { type Caller, leaveSuite } from '@atrium/contract/testing'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

describe('the mocks keep the contract of leave', () => {
  const call: Caller = (path, init) => fetch(`http://mocks.test${path}`, init)
  leaveSuite(call, call)
})
