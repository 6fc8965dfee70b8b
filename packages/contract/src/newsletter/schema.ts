import { type InferType, mixed, object } from 'yup'
import { emailAddress, line, text } from '#core/fields.ts'
import { message } from '#core/messages.ts'
import { type SubscriptionTopic, subscriptionTopics } from './topics.ts'

const topic = () => mixed<SubscriptionTopic>().oneOf(subscriptionTopics).optional()

/** Numbers of categories, at most fifty: `1,3`. */
const categoryIds = /^(?:[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,49})?$/

/** The newsletter form (spec 5), a text in the form of an e-mail address, and the form of the alerts about vacancies. */
export const subscriptionSchema = object({
  email: emailAddress().required(message('emailRequired')),
  /** @default 'newsletter' */
  topic: topic(),
  /** For vacancies: the categories, as `1,3`; all without it. */
  category_ids: text(500).matches(categoryIds).optional(),
})

/** The body of a subscription form (spec 7, Subscribe). */
export type Subscription = InferType<typeof subscriptionSchema>

/** The query of confirm and unsubscribe; the topic only chooses the words of the page. A token may have chosen categories. */
export const subscriptionTokenSchema = object({ token: line(700).required(), topic: topic() })

export const nothing = object({})

export const oneClickSchema = object({
  'List-Unsubscribe': mixed<'One-Click'>().oneOf(['One-Click']).required(),
})
