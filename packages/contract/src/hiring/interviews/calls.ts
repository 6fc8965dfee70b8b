import { withSchemas } from '#core/withSchemas.ts'
import { applicationSchema } from '#hiring/applications/schema.ts'
import { giveFeedback } from './endpoints.ts'
import { feedbackChangesSchema, interviewParams } from './schema.ts'

export const interviewsEndpoints = {
  giveFeedback: withSchemas(giveFeedback, {
    params: interviewParams,
    body: feedbackChangesSchema,
    reply: applicationSchema,
  }),
}
