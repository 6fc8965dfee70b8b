import {
  cancelOffDayRequest,
  listOffDayRequests,
  type OffDayParams,
  type OffDayRequest,
  sendEmail,
} from '@atrium/contract'
import { baseApi, environmentOf } from './baseApi.ts'
import { call } from './call.ts'
import { type Cached, withOfflineFallback } from './offlineCache.ts'
import { type CallError, isLate } from './parseApiError.ts'
import { listTag } from './tags.ts'

/** The rows of the call table about off days (spec 7): a request goes through the e-mail service. */
export const offDaysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with the service's status, or with 400 and the errors by parameter. */
    sendOffDayRequest: build.mutation<unknown, OffDayParams>({
      queryFn: async (params, api, _options, send) => {
        const { email } = environmentOf(api)
        const body = {
          service_id: email.serviceId,
          template_id: email.templates.offDay,
          user_id: email.userId,
          template_params: { ...params },
        }
        return (await send(call(sendEmail, { body, host: 'email' }))) as
          | { data: unknown }
          | { error: CallError }
      },
      invalidatesTags: (_reply, error) => changed(error),
    }),
    listOffDayRequests: build.query<Cached<OffDayRequest>, void>({
      queryFn: (_none, api, _options, send) =>
        withOfflineFallback(api, { key: 'offDays', reply: send(call(listOffDayRequests)) }),
      providesTags: [listTag('OffDayRequest')],
    }),
    cancelOffDayRequest: build.mutation<unknown, number>({
      query: (id) => call(cancelOffDayRequest, { params: { id } }),
      invalidatesTags: (_reply, error) => changed(error),
    }),
  }),
})

/** Nothing changes by a call that failed; one that was not answered in time may have arrived: the list tells. */
const changed = (error: CallError | undefined) => (error && !isLate(error) ? [] : [listTag('OffDayRequest')])

export const { useSendOffDayRequestMutation, useListOffDayRequestsQuery, useCancelOffDayRequestMutation } =
  offDaysApi
