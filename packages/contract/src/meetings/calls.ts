import { array, boolean, number, object } from 'yup'
import { daySpan } from '#core/fields.ts'
import { fileReply, noReply, withSchemas } from '#core/withSchemas.ts'
import { downloadAttachment, getSchedule, listMeetings, syncMeetings, uploadAttachment } from './endpoints.ts'
import {
  attachmentParamsSchema,
  attachmentSchema,
  scheduleSchema,
  syncedMeetingSchema,
  syncSchema,
} from './schema.ts'

const syncedMeetings = array(syncedMeetingSchema.required()).defined()

/** The rows of the call table about the schedule and the meetings of the signed-in person. */
export const meetingsEndpoints = {
  getSchedule: withSchemas(getSchedule, { reply: scheduleSchema }),
  syncMeetings: withSchemas(syncMeetings, {
    body: syncSchema,
    reply: object({
      revision: number().integer().required(),
      meetings: syncedMeetings,
      isMore: boolean().required(),
    }),
  }),
  listMeetings: withSchemas(listMeetings, { query: daySpan, reply: syncedMeetings }),
  uploadAttachment: withSchemas(uploadAttachment, {
    params: attachmentParamsSchema,
    body: attachmentSchema,
    reply: noReply,
  }),
  downloadAttachment: withSchemas(downloadAttachment, { params: attachmentParamsSchema, reply: fileReply }),
}
