import { sendEmail } from '@atrium/contract/contact'
import type { IsoDay } from '@atrium/contract/days'
import {
  cancelOffDayRequest,
  listColleagueOffDays,
  listOffDayRequests,
  type OffDayParams,
  type OffDayRequest,
  type PersonOffDays,
} from '@atrium/contract/leave'
import { baseApi, environmentOf } from './baseApi.ts'
import { call } from './call.ts'
import { type Cached, withOfflineFallback } from './offlineCache.ts'
import { type CallError, isLate } from './parseApiError.ts'
import { listTag } from './tags.ts'

/** The rows of the call table about off days (spec 7); a request is sent through the e-mail service. */
export const offDaysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with the status of the service, or with 400 and the errors by parameter. */
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
    /** The days of colleagues; no copy of them stays in the browser. */
    listColleagueOffDays: build.query<PersonOffDays[], { from: IsoDay; to: IsoDay }>({
      query: (query) => call(listColleagueOffDays, { query }),
      providesTags: [listTag('OffDayRequest')],
    }),
    cancelOffDayRequest: build.mutation<unknown, number>({
      query: (id) => call(cancelOffDayRequest, { params: { id } }),
      invalidatesTags: (_reply, error) => changed(error),
    }),
  }),
})

/** A failed call changes nothing. A call without an answer in time may have succeeded, so the list is fetched again. */
const changed = (error: CallError | undefined) => (error && !isLate(error) ? [] : [listTag('OffDayRequest')])

export const {
  useSendOffDayRequestMutation,
  useListOffDayRequestsQuery,
  useListColleagueOffDaysQuery,
  useCancelOffDayRequestMutation,
} = offDaysApi
