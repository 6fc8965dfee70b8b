import { array } from 'yup'
import { withSchemas } from '#core/withSchemas.ts'
import { fetchAvailability, listDirectory } from './endpoints.ts'
import { answerSchema, availabilityQuestionSchema, invitablePersonSchema } from './schema.ts'

/** The rows of the call table about the directory and the availability of people. */
export const availabilityEndpoints = {
  listDirectory: withSchemas(listDirectory, {
    reply: array(invitablePersonSchema.required()).defined(),
  }),
  fetchAvailability: withSchemas(fetchAvailability, {
    body: availabilityQuestionSchema,
    reply: answerSchema,
  }),
}
