import { type BodyOf, forgotPassword, login, logout, type ReplyOf, resetPassword } from '@atrium/contract'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'

const host = 'login'

/** The sign-in rows of the call table (spec 7, Staff login, and what an account needs). */
const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with 400 and the fields, 401 for a wrong pair, 429 after repeated failures. */
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
    /** Fails with 400 and `errors.password` for a weak one, 404 for a link that is used or expired. */
    resetPassword: build.mutation<unknown, BodyOf<typeof resetPassword>>({
      query: (body) => call(resetPassword, { body, host }),
    }),
  }),
})

export const { useLoginMutation, useLogoutMutation, useForgotPasswordMutation, useResetPasswordMutation } =
  authApi
