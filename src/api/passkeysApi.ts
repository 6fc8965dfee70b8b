import {
  addPasskey,
  createPasskey,
  deletePasskey,
  listPasskeys,
  loginWithPasskey,
  type Passkey,
  type PasskeyCreation,
  type PasskeyRequest,
  type RecoveryCodes,
  reauthenticateWithPasskey,
  requestPasskey,
} from '@atrium/contract/accounts'
import type { BodyOf } from '@atrium/contract/core'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { listTag } from './tags.ts'

const host = 'login'

/** The rows of the call table about passkeys. */
const passkeysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    requestPasskey: build.mutation<PasskeyRequest, void>({
      query: () => call(requestPasskey, { body: {}, host }),
    }),
    /** Fails with 401 when the passkey is not accepted, 429 after repeated failures. */
    loginWithPasskey: build.mutation<{ token: string }, BodyOf<typeof loginWithPasskey>>({
      query: (body) => call(loginWithPasskey, { body, host }),
    }),
    /** Fails with 400 and `errors.passkey`, 429 after repeated failures. */
    reauthenticateWithPasskey: build.mutation<unknown, BodyOf<typeof reauthenticateWithPasskey>>({
      query: (body) => call(reauthenticateWithPasskey, { body }),
      invalidatesTags: [listTag('SecondFactor')],
    }),
    listPasskeys: build.query<Passkey[], void>({
      query: () => call(listPasskeys),
      providesTags: [listTag('SecondFactor')],
    }),
    /** Fails with 403 and `errors.current` without re-authentication, like the calls below; 400 and `errors.name` for too many. */
    createPasskey: build.mutation<PasskeyCreation, void>({
      query: () => call(createPasskey, { body: {} }),
    }),
    addPasskey: build.mutation<RecoveryCodes, BodyOf<typeof addPasskey>>({
      query: (body) => call(addPasskey, { body }),
      invalidatesTags: [listTag('SecondFactor'), listTag('Session')],
    }),
    deletePasskey: build.mutation<unknown, number>({
      query: (id) => call(deletePasskey, { params: { id } }),
      invalidatesTags: [listTag('SecondFactor')],
    }),
  }),
})

export const {
  useRequestPasskeyMutation,
  useLoginWithPasskeyMutation,
  useReauthenticateWithPasskeyMutation,
  useListPasskeysQuery,
  useCreatePasskeyMutation,
  useAddPasskeyMutation,
  useDeletePasskeyMutation,
} = passkeysApi
