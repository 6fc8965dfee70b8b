import { tokenParams } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import {
  answerKeeping,
  confirmEmail,
  correctContact,
  deleteApplication,
  getOwnApplication,
  replaceCv,
  withdrawApplication,
} from './endpoints.ts'
import { contactDataSchema, keepAnswerSchema, newCvSchema, ownApplicationSchema } from './schema.ts'

const one = { params: tokenParams, reply: ownApplicationSchema }

/** The calls of the page behind an applicant's private link. */
export const applicantEndpoints = {
  getOwnApplication: withSchemas(getOwnApplication, one),
  withdrawApplication: withSchemas(withdrawApplication, one),
  correctContact: withSchemas(correctContact, { ...one, body: contactDataSchema }),
  replaceCv: withSchemas(replaceCv, { ...one, body: newCvSchema() }),
  answerKeeping: withSchemas(answerKeeping, { ...one, body: keepAnswerSchema }),
  deleteApplication: withSchemas(deleteApplication, { params: tokenParams, reply: noReply }),
  confirmEmail: withSchemas(confirmEmail, { params: tokenParams, reply: noReply }),
}
