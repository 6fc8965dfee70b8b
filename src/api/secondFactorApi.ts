import {
  confirmSecondFactor,
  createSecondFactor,
  deleteSecondFactor,
  getSecondFactor,
  type RecoveryCodes,
  reauthenticate,
  replaceRecoveryCodes,
  type SecondFactor,
  type SecondFactorSecret,
} from '@atrium/contract/accounts'
import type { BodyOf } from '@atrium/contract/core'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { listTag } from './tags.ts'

/** The rows of the call table about the second factor and re-authentication. Changes fetch the state again, failed or not. */
const secondFactorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSecondFactor: build.query<SecondFactor, void>({
      query: () => call(getSecondFactor),
      providesTags: [listTag('SecondFactor')],
    }),
    /** Fails with 400 and `errors.current` or `errors.code`, 429 after repeated failures. */
    reauthenticate: build.mutation<unknown, BodyOf<typeof reauthenticate>>({
      query: (body) => call(reauthenticate, { body }),
    }),
    /** Fails with 403 and `errors.current` without re-authentication, like the calls below. */
    createSecondFactor: build.mutation<SecondFactorSecret, void>({
      query: () => call(createSecondFactor, { body: {} }),
    }),
    /** Fails with 400 and `errors.code` for a wrong code. */
    confirmSecondFactor: build.mutation<RecoveryCodes, BodyOf<typeof confirmSecondFactor>>({
      query: (body) => call(confirmSecondFactor, { body }),
      invalidatesTags: [listTag('SecondFactor'), listTag('Session')],
    }),
    deleteSecondFactor: build.mutation<unknown, void>({
      query: () => call(deleteSecondFactor),
      invalidatesTags: [listTag('SecondFactor')],
    }),
    replaceRecoveryCodes: build.mutation<RecoveryCodes, void>({
      query: () => call(replaceRecoveryCodes, { body: {} }),
      invalidatesTags: [listTag('SecondFactor')],
    }),
  }),
})

export const {
  useGetSecondFactorQuery,
  useReauthenticateMutation,
  useCreateSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useDeleteSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
} = secondFactorApi
