/** @jest-environment node */
import { meetingsSuite } from '@atrium/contract/testing'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

describe('the mocks keep the contract of the person’s meetings', () => {
  meetingsSuite((path, init) => fetch(`http://mocks.test${path}`, init))
})
