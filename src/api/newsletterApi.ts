import { confirmSubscription, type Subscription, subscribe, unsubscribe } from '@atrium/contract/newsletter'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'

/** The rows of the call table about the newsletter (spec 7, Subscribe). */
export const newsletterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Requests a subscription. Fails with 400 or 429, perhaps with a message of the server. */
    subscribe: build.mutation<unknown, Subscription>({
      query: (body) => call(subscribe, { body }),
    }),
    /** By the token of the mail; an unknown or expired token fails with 404. */
    confirmSubscription: build.mutation<unknown, string>({
      query: (token) => call(confirmSubscription, { query: { token } }),
    }),
    /** By the token of a letter; an unknown token fails with 404. */
    unsubscribe: build.mutation<unknown, string>({
      query: (token) => call(unsubscribe, { query: { token }, body: { 'List-Unsubscribe': 'One-Click' } }),
    }),
  }),
})

export const { useSubscribeMutation, useConfirmSubscriptionMutation, useUnsubscribeMutation } = newsletterApi
