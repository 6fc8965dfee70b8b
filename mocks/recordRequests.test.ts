/** @jest-environment node */
import { recordRequestsSuite } from '@atrium/contract/testing'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

describe('the mocks keep the contract of the changes of records', () => {
  recordRequestsSuite((path, init) => fetch(`http://mocks.test${path}`, init))
})
