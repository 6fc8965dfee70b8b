import {
  cancelOffDayRequest,
  fillPath,
  listOffDayRequests,
  type OffDayParams,
  type OffDayRequest,
  sendEmail,
} from '@atrium/contract'
import { baseApi, environmentOf } from './baseApi.ts'
import { type Cached, withOfflineFallback } from './offlineCache.ts'
import { type CallError, isLate } from './parseApiError.ts'
import { listTag } from './tags.ts'

/** The rows of the call table about off days (spec 7): a request goes through the e-mail service. */
export const offDaysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with the service's status, `FETCH_ERROR` (its status 0), or 400 and what is wrong by parameter. */
    sendOffDayRequest: build.mutation<null, OffDayParams>({
      queryFn: async (params, api, _options, send) => {
        const { email } = environmentOf(api)
        const { error } = await send({
          url: sendEmail.path,
          method: sendEmail.method,
          body: {
            service_id: email.serviceId,
            template_id: email.templates.offDay,
            user_id: email.userId,
            template_params: params,
          },
          // A refusal is JSON; the answer is a text.
          responseHandler: 'content-type',
          validateStatus: ({ ok }, answer) => ok && !isPage(answer),
        })
        return error ? { error } : { data: null }
      },
      extraOptions: { host: 'email' },
      invalidatesTags: (_reply, error) => changed(error),
    }),
    listOffDayRequests: build.query<Cached<OffDayRequest>, void>({
      extraOptions: { shape: 'list' },
      queryFn: (_none, api, _options, call) =>
        withOfflineFallback(api, { key: 'offDays', call: call({ url: listOffDayRequests.path }) }),
      providesTags: [listTag('OffDayRequest')],
    }),
    cancelOffDayRequest: build.mutation<unknown, number>({
      query: (id) => ({
        url: fillPath(cancelOffDayRequest.path, { id }),
        method: cancelOffDayRequest.method,
      }),
      invalidatesTags: (_reply, error) => changed(error),
    }),
  }),
})

/** Nothing changes by a call that failed; one that was not answered in time may have arrived: the list tells. */
const changed = (error: CallError | undefined) => (error && !isLate(error) ? [] : [listTag('OffDayRequest')])

/** A page is somebody else's answer: a proxy's, or a hotel network's sign-in. */
const isPage = (answer: unknown): boolean => typeof answer === 'string' && answer.trimStart().startsWith('<')

export const { useSendOffDayRequestMutation, useListOffDayRequestsQuery, useCancelOffDayRequestMutation } =
  offDaysApi
