/** @jest-environment node */
import { secondFactorSuite } from '@atrium/contract/testing'
import { forgetChanges } from './memory.ts'
import { rightCode } from './secondFactor.ts'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => {
  server.close()
  forgetChanges()
})

describe('the mocks keep the contract of the second factor', () => {
  secondFactorSuite(
    (path, init) => fetch(`http://mocks.test${path}`, init),
    () => rightCode,
  )
})
