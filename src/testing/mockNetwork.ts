import { forgetChanges } from '#mocks/memory.ts'
import { server } from '#mocks/server.ts'

/** The mocked network for a test file: a call that nobody answers fails the test. */
export function mockNetwork(): typeof server {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    forgetChanges()
  })
  afterAll(() => server.close())
  return server
}
