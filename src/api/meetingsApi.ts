import type { BodyOf, ReplyOf } from '@atrium/contract/core'
import { syncMeetings, uploadAttachment } from '@atrium/contract/meetings'
import { constants } from '#config/constants.ts'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'

/** Synchronises the meetings of the person with the server. */
export const meetingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    syncMeetings: build.mutation<ReplyOf<typeof syncMeetings>, BodyOf<typeof syncMeetings>>({
      query: (body) => call(syncMeetings, { body }),
    }),
    /** Uploads the content of an attachment. Idempotent. */
    uploadAttachment: build.mutation<unknown, { id: string; file: File }>({
      query: ({ id, file }) =>
        call(uploadAttachment, { params: { id }, body: { file }, timeout: constants.calls.uploadMs }),
    }),
  }),
})
