import {
  forgotPassword,
  login,
  loginWithPasskey,
  logout,
  type PasskeyRequest,
  requestPasskey,
  resetPassword,
} from '@atrium/contract/accounts'
import type { BodyOf, ReplyOf } from '@atrium/contract/core'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'

const host = 'login'

/** The rows of the call table about signing in and passwords (spec 7, Staff login): all that visitors need of accounts. */
const accountsSignInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with 400 and the fields, 401 for a wrong address or password, 429 after repeated failures. */
    login: build.mutation<ReplyOf<typeof login>, BodyOf<typeof login>>({
      query: (body) => call(login, { body, host }),
    }),
    logout: build.mutation<unknown, void>({
      query: () => call(logout, { body: {}, host }),
    }),
    /** Succeeds for every address. */
    forgotPassword: build.mutation<unknown, BodyOf<typeof forgotPassword>>({
      query: (body) => call(forgotPassword, { body, host }),
    }),
    /** Fails with 400 and `errors.password` for a weak password, 404 for a used or expired link. */
    resetPassword: build.mutation<unknown, BodyOf<typeof resetPassword>>({
      query: (body) => call(resetPassword, { body, host }),
    }),
    requestPasskey: build.mutation<PasskeyRequest, void>({
      query: () => call(requestPasskey, { body: {}, host }),
    }),
    /** Fails with 401 when the passkey is not accepted, 429 after repeated failures. */
    loginWithPasskey: build.mutation<{ token: string }, BodyOf<typeof loginWithPasskey>>({
      query: (body) => call(loginWithPasskey, { body, host }),
    }),
  }),
})

export const {
  useLoginMutation,
  useLogoutMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useRequestPasskeyMutation,
  useLoginWithPasskeyMutation,
} = accountsSignInApi
