import { mixed, type ObjectSchema, object } from 'yup'
import { message } from '#core/messages.ts'
import { confirmSubscription, type Subscription, subscribe, unsubscribe } from './endpoints.ts'
import { emailAddress, line } from '#core/fields.ts'
import { withSchemas } from '#core/withSchemas.ts'

/** The newsletter form (spec 5): a text in the form of an e-mail address. */
const subscriptionSchema: ObjectSchema<Subscription> = object({
  email: emailAddress().required(message('emailRequired')),
})

/** The query of confirm and unsubscribe. */
export const subscriptionTokenSchema = object({ token: line(200).required() })

const nothing = object({})

const oneClickSchema = object({
  'List-Unsubscribe': mixed<'One-Click'>().oneOf(['One-Click']).required(),
})

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
