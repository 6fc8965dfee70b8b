import { setupServer } from 'msw/node'
import { handlers } from './handlers.ts'

/** The mocked network of the tests. */
export const server = setupServer(...handlers)
