import { mixed, type ObjectSchema, object } from 'yup'
import { isEmailAddress, limits } from '#limits.ts'
import { message } from '#messages.ts'
import { confirmSubscription, type Subscription, subscribe, unsubscribe } from '#subscriptions.ts'
import { trimmed } from './fields.ts'
import { withSchemas } from './withSchemas.ts'

/** The newsletter strip (spec 5): something that has the form of an address. */
const subscriptionSchema: ObjectSchema<Subscription> = object({
  email: trimmed(limits.email, message('emailTooLong'))
    .required(message('emailRequired'))
    .test('address', message('emailInvalid'), (value) => isEmailAddress(value ?? '')),
})

/** The query of confirm and unsubscribe. */
export const subscriptionTokenSchema = object({ token: trimmed(200).required() })

const nothing = object({})

const oneClickSchema = object({
  'List-Unsubscribe': mixed<'One-Click'>().oneOf(['One-Click']).required(),
})

/** The newsletter's rows of the call table (spec 7, Subscribe, and what a double opt-in needs). */
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
