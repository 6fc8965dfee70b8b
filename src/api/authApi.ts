import { type BodyOf, forgotPassword, login, logout, type ReplyOf, resetPassword } from '@atrium/contract'
import { baseApi } from './baseApi.ts'

const post = (url: string, body: object) => ({ url, method: 'POST', body })

/** The sign-in rows of the call table (spec 7, Staff login, and what an account needs). */
const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with 400 and the fields, 401 for a wrong pair, 429 after repeated failures. */
    login: build.mutation<ReplyOf<typeof login>, BodyOf<typeof login>>({
      query: (body) => post(login.path, body),
      extraOptions: { host: 'login' },
    }),
    logout: build.mutation<unknown, void>({
      query: () => post(logout.path, {}),
      extraOptions: { host: 'login', shape: 'record' },
    }),
    /** Succeeds for every address. */
    forgotPassword: build.mutation<unknown, BodyOf<typeof forgotPassword>>({
      query: (body) => post(forgotPassword.path, body),
      extraOptions: { host: 'login', shape: 'record' },
    }),
    /** Fails with 400 and `errors.password` for a weak one, 404 for a link that is used or too old. */
    resetPassword: build.mutation<unknown, BodyOf<typeof resetPassword>>({
      query: (body) => post(resetPassword.path, body),
      extraOptions: { host: 'login', shape: 'record' },
    }),
  }),
})

export const { useLoginMutation, useLogoutMutation, useForgotPasswordMutation, useResetPasswordMutation } =
  authApi
