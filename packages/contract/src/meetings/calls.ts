import { array, boolean, number, object } from 'yup'
import { fileReply, noReply, withSchemas } from '#core/withSchemas.ts'
import { downloadAttachment, getSchedule, syncMeetings, uploadAttachment } from './endpoints.ts'
import {
  attachmentParamsSchema,
  attachmentSchema,
  scheduleSchema,
  syncedMeetingSchema,
  syncSchema,
} from './schema.ts'

/** The rows of the call table about the schedule and the meetings of the signed-in person. */
export const meetingsEndpoints = {
  getSchedule: withSchemas(getSchedule, { reply: scheduleSchema }),
  syncMeetings: withSchemas(syncMeetings, {
    body: syncSchema,
    reply: object({
      revision: number().integer().required(),
      meetings: array(syncedMeetingSchema.required()).defined(),
      isMore: boolean().required(),
    }),
  }),
  uploadAttachment: withSchemas(uploadAttachment, {
    params: attachmentParamsSchema,
    body: attachmentSchema,
    reply: noReply,
  }),
  downloadAttachment: withSchemas(downloadAttachment, { params: attachmentParamsSchema, reply: fileReply }),
}
