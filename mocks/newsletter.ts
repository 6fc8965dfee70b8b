import { validate } from '@atrium/contract/core/schema'
import { subscriptionsEndpoints } from '@atrium/contract/newsletter/calls'
import { subscriptionTokenSchema } from '@atrium/contract/newsletter/schema'
import { errorResponse, fieldsOf, json, mockOf, validationErrorOf } from './answers.ts'

/** The unknown token; every other token is valid. */
const unknownToken = 'unknown'

const done = () => json({})

const unknownLink = () => errorResponse(404, { message: 'This link is not known, or too old.' })

/** Answers a mailed link: 404 for the unknown token. */
function followed(request: Request): Response {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const result = validate(subscriptionTokenSchema, query)
  return result.isValid && result.value.token !== unknownToken ? done() : unknownLink()
}

/** The newsletter's rows of the call table. */
export const newsletterMocks = [
  mockOf(subscriptionsEndpoints.subscribe, async ({ request }) => {
    const refused = validationErrorOf(subscriptionsEndpoints.subscribe.body, await fieldsOf(request))
    // Spec 7: a failure answer of this call may carry `error`, a sentence.
    return refused
      ? json({ ...(await refused.json()), error: 'This is not an e-mail address.' }, 400)
      : done()
  }),
  mockOf(subscriptionsEndpoints.confirmSubscription, ({ request }) => followed(request)),
  mockOf(
    subscriptionsEndpoints.unsubscribe,
    async ({ request }) =>
      validationErrorOf(subscriptionsEndpoints.unsubscribe.body, await fieldsOf(request)) ??
      followed(request),
  ),
]
