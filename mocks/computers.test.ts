/** @jest-environment node */
import { computersSuite } from '@atrium/contract/testing'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

describe('the mocks keep the contract of computers', () => {
  computersSuite((path, init) => fetch(`http://mocks.test${path}`, init))
})
