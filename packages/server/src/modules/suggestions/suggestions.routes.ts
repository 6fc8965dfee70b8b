import { suggestionsEndpoints } from '@atrium/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { getSuggestionStatus, listOwnSuggestions, sendSuggestion } from './suggestions.service.ts'

/** Milliseconds. */
const window = 10 * 60_000

/** By one address; nobody has more to say, and nobody guesses a code in so many tries. */
const sendLimit = { max: 10, window }
const askLimit = { max: 30, window }

/** The rows of the call table about suggestions (decision 12). When somebody sends or asks, no log may know it. */
export function suggestionsRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(
    app,
    services,
    suggestionsEndpoints.sendSuggestion,
    ({ user, body }) => sendSuggestion(services, user.id, body),
    { rateLimit: sendLimit, isUnlogged: true },
  )

  registerAuthenticated(
    app,
    services,
    suggestionsEndpoints.getSuggestionStatus,
    ({ body }) => getSuggestionStatus(services, body.code),
    { rateLimit: askLimit, isUnlogged: true },
  )

  registerAuthenticated(app, services, suggestionsEndpoints.listOwnSuggestions, ({ user }) =>
    listOwnSuggestions(services, user.id),
  )
}
