import { array, type InferType, mixed, number, object, string } from 'yup'
import { largestNumber, numberInAddress, text } from '#core/fields.ts'
import { type Language, languages } from '#core/language.ts'
import { limits } from '#core/limits.ts'
import { type SubscriptionTopic, subscriptionTopics } from '#newsletter/topics.ts'
import { type SubscriptionState, subscriptionStates } from './rules.ts'

const state = () => mixed<SubscriptionState>().oneOf(subscriptionStates)
const topic = () => mixed<SubscriptionTopic>().oneOf(subscriptionTopics)
const language = () => mixed<Language>().oneOf(languages)

export const subscribersQuestionSchema = object({
  /** A part of the address. */
  text: text(limits.searchText),
  state: state(),
  topic: topic(),
  language: language(),
  /** Older subscriptions than this one. */
  before: numberInAddress(1, largestNumber),
})

/** Which subscriptions are asked for: those that fit all that is given. */
export type SubscribersQuestion = InferType<typeof subscribersQuestionSchema>

export const subscriberSchema = object({
  id: number().integer().required(),
  /** Empty once the subscription has ended. */
  email: string().defined(),
  state: state().required(),
  topic: topic().required(),
  language: language().required(),
  /** ISO instant of the state: requested, confirmed or ended. */
  since: string().required(),
})

/** A subscription at the desk. */
export type Subscriber = InferType<typeof subscriberSchema>

export const subscribersSchema = array(subscriberSchema).defined()
