import { type ApiError, unsubscribe as oneClick, pages } from '@atrium/contract'
import { subscriptionsEndpoints } from '@atrium/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '#http/language.ts'
import { register } from '#http/register.ts'
import type { Services } from '#services.ts'
import { confirmSubscription, subscribe, unsubscribe } from './subscriptions.service.ts'

/**
 * The newsletter's rows of the call table (spec 7). Nothing here looks at a cookie or at where a request comes
 * from: a mail program that ends a subscription has neither, and the token is all that counts.
 */
export function subscriptionsRoutes(app: FastifyInstance, services: Services): void {
  const { subscribeRateLimit: rateLimit } = services.config

  app.register(async (scope) => {
    sayErrors(scope, services)

    register(
      scope,
      subscriptionsEndpoints.subscribe,
      ({ body, language }) => subscribe(services, body.email, language),
      { rateLimit },
    )

    register(scope, subscriptionsEndpoints.confirmSubscription, ({ query }) =>
      confirmSubscription(services, query.token),
    )

    register(scope, subscriptionsEndpoints.unsubscribe, ({ query }) => unsubscribe(services, query.token))

    // Virus scanners and previews open every link of a mail: a GET only leads to the page with the button.
    scope.get(oneClick.path, async (request, reply) => {
      const query = request.url.split('?').slice(1).join('?')
      return reply.redirect(query ? `${pages.unsubscribe}?${query}` : pages.unsubscribe, 303)
    })
  })
}

/** Spec 7: a failure answer of these calls carries `error`, the sentence that the page shows. */
function sayErrors(scope: FastifyInstance, { texts }: Services): void {
  scope.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode < 400) return payload
    const apiError = payload as ApiError
    const error = apiError.errors?.email ? texts(languageOf(request), 'errors:address') : apiError.message
    return { ...apiError, error }
  })
}
