import { type InferType, mixed, object } from 'yup'
import { emailAddress, line } from '#core/fields.ts'
import { message } from '#core/messages.ts'

/** The newsletter form (spec 5): a text in the form of an e-mail address. */
export const subscriptionSchema = object({
  email: emailAddress().required(message('emailRequired')),
})

/** The body of the newsletter form (spec 7, Subscribe). */
export type Subscription = InferType<typeof subscriptionSchema>

/** The query of confirm and unsubscribe. */
export const subscriptionTokenSchema = object({ token: line(200).required() })

export const nothing = object({})

export const oneClickSchema = object({
  'List-Unsubscribe': mixed<'One-Click'>().oneOf(['One-Click']).required(),
})
