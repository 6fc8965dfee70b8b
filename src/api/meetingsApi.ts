import { type BodyOf, type ReplyOf, syncMeetings, uploadAttachment } from '@atrium/contract'
import { constants } from '#config/constants.ts'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'

/** The person's own meetings on the server: their copies here and there are made equal. */
export const meetingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    syncMeetings: build.mutation<ReplyOf<typeof syncMeetings>, BodyOf<typeof syncMeetings>>({
      query: (body) => call(syncMeetings, { body }),
    }),
    /** Brings an attachment's content; may be repeated. */
    uploadAttachment: build.mutation<unknown, { id: string; file: File }>({
      query: ({ id, file }) =>
        call(uploadAttachment, { params: { id }, body: { file }, timeout: constants.calls.uploadMs }),
    }),
  }),
})
