import { setupServer } from 'msw/node'
import { handlers } from './handlers.ts'

/** The network of the tests. */
export const server = setupServer(...handlers)
