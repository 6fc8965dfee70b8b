import { mixed, type ObjectSchema, object } from 'yup'
import { isEmailAddress } from '#emailAddress.ts'
import { limits } from '#limits.ts'
import { message } from '#messages.ts'
import { confirmSubscription, type Subscription, subscribe, unsubscribe } from '#subscriptions.ts'
import { trimmed } from './fields.ts'
import { withSchemas } from './withSchemas.ts'

/** The newsletter form (spec 5): a text in the form of an e-mail address. */
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
