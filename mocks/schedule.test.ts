/** @jest-environment node */
import { scheduleSuite } from '@atrium/contract/testing'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

describe('the mocks keep the contract of the company’s schedule', () => {
  scheduleSuite((path, init) => fetch(`http://mocks.test${path}`, init))
})
