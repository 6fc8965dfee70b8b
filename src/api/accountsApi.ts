import {
  type AccountSession,
  addPasskey,
  type ChosenSettings,
  changePassword,
  confirmSecondFactor,
  createPasskey,
  createSecondFactor,
  deletePasskey,
  deletePhoto,
  deleteSecondFactor,
  endOtherSessions,
  endSession,
  getProfile,
  getSecondFactor,
  listPasskeys,
  listSessions,
  type Passkey,
  type PasskeyCreation,
  type Preferences,
  type Profile,
  type RecoveryCodes,
  reauthenticate,
  reauthenticateWithPasskey,
  replaceRecoveryCodes,
  type SecondFactor,
  type SecondFactorSecret,
  updatePreferences,
  updateProfile,
  uploadPhoto,
} from '@atrium/contract/accounts'
import type { BodyOf, Language, ReplyOf } from '@atrium/contract/core'
import type { BaseQueryFn, TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query'
import { type AuthState, settingsChanged } from '#slices/authSlice.ts'
import { type LanguageState, selectLanguage } from '#slices/languageSlice.ts'
import { selectSettings } from '#slices/selectSettings.ts'
import { selectTheme, type ThemeState } from '#slices/themeSlice.ts'
import { baseApi } from './baseApi.ts'
import { type CallArgs, call } from './call.ts'
import { type CallError, isNotFound } from './parseApiError.ts'
import { invalidatesLists, listTag } from './tags.ts'

/** The cache after a change was sent. */
type Sent<Reply> = Pick<
  Parameters<
    NonNullable<TypedMutationOnQueryStarted<Reply, unknown, BaseQueryFn<CallArgs, unknown, CallError>>>
  >[1],
  'dispatch' | 'getState' | 'queryFulfilled'
>

/**
 * The rows of the call table about the signed-in person (departures 12 and 13), passkeys and the second factor. Changes
 * of passkeys and the second factor fetch the state again, failed or not.
 */
export const accountsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The language is part of the key. */
    getProfile: build.query<Profile, Language>({
      query: () => call(getProfile),
      providesTags: [listTag('Profile')],
    }),
    /** Fails with 400 and `errors.phone`. */
    updateProfile: build.mutation<Profile, BodyOf<typeof updateProfile>>({
      query: (body) => call(updateProfile, { body }),
      onQueryStarted: (_changes, sent) => showReply(sent),
      invalidatesTags: invalidatesLists('Profile'),
    }),
    /** Holds at once; a failure brings the earlier choice back. */
    updatePreferences: build.mutation<Profile, BodyOf<typeof updatePreferences>>({
      query: (body) => call(updatePreferences, { body }),
      async onQueryStarted(preferences, sent) {
        await Promise.all([applyPreferences(preferences, sent), showReply(sent)])
      },
      invalidatesTags: invalidatesLists('Profile'),
    }),
    /** Fails with 400 or 413 and `errors.photo`. */
    uploadPhoto: build.mutation<Profile, File>({
      query: (photo) => call(uploadPhoto, { body: { photo } }),
      onQueryStarted: (_photo, sent) => showReply(sent),
      invalidatesTags: invalidatesLists('Profile'),
    }),
    deletePhoto: build.mutation<Profile, void>({
      query: () => call(deletePhoto),
      onQueryStarted: (_none, sent) => showReply(sent),
      invalidatesTags: invalidatesLists('Profile'),
    }),
    /** Fails with 400 and `errors.current` or `errors.password`, 429 after repeated failures. */
    changePassword: build.mutation<unknown, BodyOf<typeof changePassword>>({
      query: (body) => call(changePassword, { body }),
      invalidatesTags: invalidatesLists('Session'),
    }),
    listSessions: build.query<ReplyOf<typeof listSessions>, void>({
      query: () => call(listSessions),
      providesTags: [listTag('Session')],
    }),
    /** An ended session fails with 404; the list is fetched again in both cases. */
    endSession: build.mutation<unknown, number>({
      query: (id) => call(endSession, { params: { id } }),
      onQueryStarted: (id, sent) => dropSessions(sent, (session) => session.id === id),
      invalidatesTags: [listTag('Session')],
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => call(endOtherSessions),
      onQueryStarted: (_none, sent) => dropSessions(sent, ({ isCurrent }) => !isCurrent),
      invalidatesTags: [listTag('Session')],
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

/** Shows the profile in the answer at once, before it is fetched again. */
async function showReply({ dispatch, getState, queryFulfilled }: Sent<Profile>): Promise<void> {
  const language = selectLanguage(getState() as unknown as { language: LanguageState })
  const reply = await queryFulfilled.catch(() => undefined)
  if (reply) dispatch(accountsApi.util.updateQueryData('getProfile', language, () => reply.data))
}

/** Applies preferences before the answer, and the earlier ones again after a failure. */
async function applyPreferences(
  { settings, ...own }: Preferences,
  { dispatch, getState, queryFulfilled }: Sent<Profile>,
): Promise<void> {
  const state = getState() as unknown as { language: LanguageState; auth: AuthState; theme: ThemeState }
  const before: ChosenSettings = { ...selectSettings(state), theme: selectTheme(state) }
  const shown = dispatch(
    accountsApi.util.updateQueryData('getProfile', selectLanguage(state), (profile) => {
      Object.assign(profile, own)
      Object.assign(profile.settings, settings)
    }),
  )
  if (settings) dispatch(settingsChanged(settings))
  await queryFulfilled.catch(() => {
    shown.undo()
    const changed = Object.keys(settings ?? {}) as (keyof ChosenSettings)[]
    if (settings) dispatch(settingsChanged(Object.fromEntries(changed.map((name) => [name, before[name]]))))
  })
}

/** Removes ended sessions from the list at once, also when they had ended before (404). */
async function dropSessions(
  { dispatch, queryFulfilled }: Sent<unknown>,
  isOver: (session: AccountSession) => boolean,
): Promise<void> {
  const error = await queryFulfilled.then(
    () => undefined,
    (failed: { error: unknown }) => failed.error,
  )
  if (error && !isNotFound(error)) return
  dispatch(
    accountsApi.util.updateQueryData('listSessions', undefined, (sessions) =>
      sessions.filter((session) => !isOver(session)),
    ),
  )
}

export const {
  useReauthenticateWithPasskeyMutation,
  useListPasskeysQuery,
  useCreatePasskeyMutation,
  useAddPasskeyMutation,
  useDeletePasskeyMutation,
  useGetSecondFactorQuery,
  useReauthenticateMutation,
  useCreateSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useDeleteSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
  useGetProfileQuery,
  useLazyGetProfileQuery,
  useUpdatePreferencesMutation,
  useUpdateProfileMutation,
  useUploadPhotoMutation,
  useDeletePhotoMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = accountsApi
