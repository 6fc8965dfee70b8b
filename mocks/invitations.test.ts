/** @jest-environment node */
import { invitationsSuite } from '@atrium/contract/testing'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

describe('the mocks keep the contract of the page of an invitation', () => {
  invitationsSuite((path, init) => fetch(`http://mocks.test${path}`, init))
})
