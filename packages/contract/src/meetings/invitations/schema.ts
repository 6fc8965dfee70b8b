import { boolean, mixed, number, type ObjectSchema, object, string } from 'yup'
import type { BodyOf } from '#core/endpoint.ts'
import {
  type AnswerState,
  answerInvitation,
  answerStates,
  downloadInvitation,
  getInvitation,
  type Invitation,
} from './endpoints.ts'
import { day, largestNumber, tokenParams, wholeNumber } from '#core/fields.ts'
import { fileReply, withSchemas } from '#core/withSchemas.ts'

const invitationAnswerSchema: ObjectSchema<BodyOf<typeof answerInvitation>> = object({
  state: mixed<AnswerState>().oneOf(answerStates).required(),
  sequence: wholeNumber(0, largestNumber).required(),
  day: day(),
})

const invitationSchema: ObjectSchema<Invitation> = object({
  title: string().defined(),
  organiser: string().defined(),
  day: string().defined(),
  start: string().defined(),
  end: string().defined(),
  roomname: string().optional(),
  notes: string().defined(),
  repetition: string().optional(),
  name: string().defined(),
  answer: mixed<AnswerState>().oneOf(answerStates).optional(),
  sequence: number().integer().required(),
  occurrence: string().optional(),
  isCancelled: boolean().required(),
  isOver: boolean().optional(),
})

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
