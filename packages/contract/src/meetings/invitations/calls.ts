import { object } from 'yup'
import { day, tokenParams } from '#core/fields.ts'
import { fileReply, withSchemas } from '#core/withSchemas.ts'
import { answerInvitation, downloadInvitation, getInvitation } from './endpoints.ts'
import { invitationAnswerSchema, invitationSchema } from './schema.ts'

/** The rows of the call table about the page behind the link of an invitation. */
export const invitationsEndpoints = {
  getInvitation: withSchemas(getInvitation, {
    params: tokenParams,
    query: object({ day: day() }),
    reply: invitationSchema,
  }),
  answerInvitation: withSchemas(answerInvitation, {
    params: tokenParams,
    body: invitationAnswerSchema,
    reply: invitationSchema,
  }),
  downloadInvitation: withSchemas(downloadInvitation, { params: tokenParams, reply: fileReply }),
}
