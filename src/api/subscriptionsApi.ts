import { confirmSubscription, type Subscription, subscribe, unsubscribe } from '@atrium/contract'
import { baseApi } from './baseApi.ts'

/**
 * The body of a success says nothing that we need, and another host may answer with anything. A page in place of
 * an answer is somebody else's, a proxy's or a hotel network's sign-in, and counts as a failure.
 */
async function readAnswer(response: Response): Promise<unknown> {
  if (response.headers.get('content-type')?.includes('text/html'))
    throw new Error('The answer is a page, which is somebody else’s.')
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** A body of fields, form-encoded: `fetch` sends the type of `URLSearchParams` by itself. */
const post = (url: string, params?: Record<string, string>, fields?: Record<string, string>) => ({
  url,
  method: 'POST',
  ...(params && { params }),
  responseHandler: readAnswer,
  ...(fields && { body: new URLSearchParams(fields) }),
})

/** The newsletter's rows of the call table (spec 7, Subscribe). */
export const subscriptionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asks for the letter. Fails with 400 or 429 and perhaps the server's own sentence. */
    subscribe: build.mutation<unknown, Subscription>({
      query: ({ email }) => post(subscribe.path, undefined, { email }),
    }),
    /** The key is the token of the mail's link; an unknown or old one fails with 404. */
    confirmSubscription: build.mutation<unknown, string>({
      query: (token) => post(confirmSubscription.path, { token }),
    }),
    /** The key is the token of a letter's link; an unknown one fails with 404. */
    unsubscribe: build.mutation<unknown, string>({
      query: (token) => post(unsubscribe.path, { token }, { 'List-Unsubscribe': 'One-Click' }),
    }),
  }),
})

export const { useSubscribeMutation, useConfirmSubscriptionMutation, useUnsubscribeMutation } =
  subscriptionsApi
