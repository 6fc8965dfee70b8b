import { type BodyOf, fillPath, type ReplyOf, syncMeetings, uploadAttachment } from '@atrium/contract'
import { constants } from '#config/constants.ts'
import { baseApi } from './baseApi.ts'

/** The person's own meetings on the server: their copies here and there are made equal. */
export const meetingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    syncMeetings: build.mutation<ReplyOf<typeof syncMeetings>, BodyOf<typeof syncMeetings>>({
      query: (body) => ({ url: syncMeetings.path, method: syncMeetings.method, body }),
      extraOptions: { shape: 'record' },
    }),
    /** Brings an attachment's content; may be repeated. */
    uploadAttachment: build.mutation<unknown, { id: string; file: File }>({
      query: ({ id, file }) => {
        const body = new FormData()
        body.append('file', file)
        return {
          url: fillPath(uploadAttachment.path, { id }),
          method: uploadAttachment.method,
          body,
          timeout: constants.calls.uploadMs,
        }
      },
    }),
  }),
})
