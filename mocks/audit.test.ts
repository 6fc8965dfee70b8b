/** @jest-environment node */
import { auditSuite } from '@atrium/contract/testing'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

describe('the mocks keep the contract of the audit log', () => {
  auditSuite((path, init) => fetch(`http://mocks.test${path}`, init))
})
