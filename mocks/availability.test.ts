/** @jest-environment node */
import { availabilitySuite } from '@atrium/contract/testing'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

describe('the mocks keep the contract of who is free when', () => {
  availabilitySuite((path, init) => fetch(`http://mocks.test${path}`, init))
})
