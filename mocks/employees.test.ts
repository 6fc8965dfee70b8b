/** @jest-environment node */
import { employeesSuite } from '@atrium/contract/testing'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

describe('the mocks keep the contract of employees and rooms', () => {
  employeesSuite((path, init) => fetch(`http://mocks.test${path}`, init))
})
