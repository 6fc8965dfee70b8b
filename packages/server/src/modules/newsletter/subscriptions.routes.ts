import { type ApiError, pages } from '@atrium/contract/core'
import { unsubscribe as oneClick } from '@atrium/contract/newsletter'
import { subscriptionsEndpoints } from '@atrium/contract/newsletter/calls'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '#http/language.ts'
import { register } from '#http/register.ts'
import type { Services } from '#services.ts'
import { confirmSubscription, subscribe, unsubscribe } from './subscriptions.service.ts'

/**
 * The rows of the call table about the newsletter (spec 7), which alerts about vacancies share. These calls check neither cookies nor the origin: a mail
 * program that unsubscribes has neither, and the token alone decides.
 */
export function subscriptionsRoutes(app: FastifyInstance, services: Services): void {
  const { subscribeRateLimit: rateLimit } = services.config

  app.register(async (scope) => {
    formatErrors(scope, services)

    register(
      scope,
      subscriptionsEndpoints.subscribe,
      ({ body, language }) => subscribe(services, body, language),
      { rateLimit },
    )

    register(scope, subscriptionsEndpoints.confirmSubscription, ({ query }) =>
      confirmSubscription(services, query.token),
    )

    register(scope, subscriptionsEndpoints.unsubscribe, ({ query }) => unsubscribe(services, query.token))

    // Virus scanners and previews open every link of a mail: GET only redirects to the page with the button.
    scope.get(oneClick.path, async (request, reply) => {
      const query = request.url.split('?').slice(1).join('?')
      return reply.redirect(query ? `${pages.unsubscribe}?${query}` : pages.unsubscribe, 303)
    })
  })
}

/** A failed call also answers `error`, the sentence that the page shows (spec 7). */
function formatErrors(scope: FastifyInstance, { texts }: Services): void {
  scope.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode < 400) return payload
    const apiError = payload as ApiError
    const error = apiError.errors?.email ? texts(languageOf(request), 'errors:address') : apiError.message
    return { ...apiError, error }
  })
}
