/** @jest-environment node */
import { roomsDeskSuite } from '@atrium/contract/testing'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

describe('the mocks keep the contract of rooms of the admin area', () => {
  roomsDeskSuite((path, init) => fetch(`http://mocks.test${path}`, init))
})
