import { confirmSubscription, type Subscription, subscribe, unsubscribe } from '@atrium/contract'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'

/** The newsletter's rows of the call table (spec 7, Subscribe). */
export const subscriptionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asks for the letter. Fails with 400 or 429 and perhaps the server's own sentence. */
    subscribe: build.mutation<unknown, Subscription>({
      query: ({ email }) => call(subscribe, { body: { email } }),
    }),
    /** The key is the token of the mail's link; an unknown or old one fails with 404. */
    confirmSubscription: build.mutation<unknown, string>({
      query: (token) => call(confirmSubscription, { query: { token } }),
    }),
    /** The key is the token of a letter's link; an unknown one fails with 404. */
    unsubscribe: build.mutation<unknown, string>({
      query: (token) => call(unsubscribe, { query: { token }, body: { 'List-Unsubscribe': 'One-Click' } }),
    }),
  }),
})

export const { useSubscribeMutation, useConfirmSubscriptionMutation, useUnsubscribeMutation } =
  subscriptionsApi
