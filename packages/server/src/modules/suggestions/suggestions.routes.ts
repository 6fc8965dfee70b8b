import { suggestionsEndpoints } from '@atrium/contract/suggestions/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { answerSuggestion, listInbox } from './inbox.service.ts'
import {
  addToSuggestion,
  getSuggestionStatus,
  listOwnSuggestions,
  sendSuggestion,
} from './suggestions.service.ts'

/** Milliseconds. */
const window = 10 * 60_000

/** Rate limits per person: enough for any sender, and too few to guess a code. */
const sendLimit = { max: 10, window }
const askLimit = { max: 30, window }

/**
 * The rows of the call table about suggestions (departure 12). No log may record these calls, because the time would
 * identify an anonymous sender.
 */
export function suggestionsRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(
    app,
    services,
    suggestionsEndpoints.sendSuggestion,
    ({ account, body }) => sendSuggestion(services, account.id, body),
    { rateLimit: sendLimit, isUnlogged: true },
  )

  registerAuthenticated(
    app,
    services,
    suggestionsEndpoints.getSuggestionStatus,
    ({ body }) => getSuggestionStatus(services, body.code),
    { rateLimit: askLimit, isUnlogged: true },
  )

  registerAuthenticated(app, services, suggestionsEndpoints.listOwnSuggestions, ({ account }) =>
    listOwnSuggestions(services, account.id),
  )

  registerAuthenticated(
    app,
    services,
    suggestionsEndpoints.addToSuggestion,
    ({ body }) => addToSuggestion(services, body),
    { rateLimit: sendLimit, isUnlogged: true },
  )

  registerAuthenticated(app, services, suggestionsEndpoints.listInbox, () => listInbox(services))

  registerAuthenticated(app, services, suggestionsEndpoints.answerSuggestion, ({ account, params, body }) =>
    answerSuggestion(services, account.id, params.id, body),
  )
}
