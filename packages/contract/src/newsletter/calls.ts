import { withSchemas } from '#core/withSchemas.ts'
import { confirmSubscription, subscribe, unsubscribe } from './endpoints.ts'
import { nothing, oneClickSchema, subscriptionSchema, subscriptionTokenSchema } from './schema.ts'

/** The rows of the call table about the newsletter (spec 7, Subscribe, with double opt-in). */
export const subscriptionsEndpoints = {
  subscribe: withSchemas(subscribe, { body: subscriptionSchema, reply: nothing }),
  confirmSubscription: withSchemas(confirmSubscription, {
    query: subscriptionTokenSchema,
    reply: nothing,
  }),
  unsubscribe: withSchemas(unsubscribe, {
    query: subscriptionTokenSchema,
    body: oneClickSchema,
    reply: nothing,
  }),
}
