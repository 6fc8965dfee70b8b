/** @jest-environment node */
import { calendarFeedSuite } from '@atrium/contract/testing'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

describe('the mocks keep the contract of the private calendar address', () => {
  calendarFeedSuite((path, init) => fetch(`http://mocks.test${path}`, init))
})
