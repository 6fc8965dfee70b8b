import {
  type BodyOf,
  changePassword,
  deletePhoto,
  endOtherSessions,
  endSession,
  fillPath,
  getProfile,
  type Language,
  listSessions,
  type Profile,
  type ReplyOf,
  type StaffSession,
  updateProfile,
  uploadPhoto,
} from '@atrium/contract'
import type { BaseQueryFn, FetchArgs, TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query'
import { type LanguageState, selectLanguage } from '#slices/languageSlice.ts'
import { baseApi } from './baseApi.ts'
import { type CallError, isNotFound } from './parseApiError.ts'
import { listTag } from './tags.ts'
import { toFormData } from './uploadForm.ts'

/** What can be done with the cache once a change has been sent. */
type Sent<Reply> = Pick<
  Parameters<
    NonNullable<TypedMutationOnQueryStarted<Reply, unknown, BaseQueryFn<FetchArgs, unknown, CallError>>>
  >[1],
  'dispatch' | 'getState' | 'queryFulfilled'
>

/** The rows of the call table about the signed-in person (decisions 12 and 13). The language is part of the key. */
const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, Language>({
      query: () => ({ url: getProfile.path }),
      extraOptions: { shape: 'record' },
      providesTags: [listTag('Profile')],
    }),
    /** Fails with 400 and `errors.phone`. */
    updateProfile: build.mutation<Profile, BodyOf<typeof updateProfile>>({
      query: (body) => ({ url: updateProfile.path, method: updateProfile.method, body }),
      extraOptions: { shape: 'record' },
      onQueryStarted: (_changes, sent) => showReply(sent),
      invalidatesTags: (_reply, error) => (error ? [] : [listTag('Profile')]),
    }),
    /** Fails with 400 or 413 and `errors.photo`. */
    uploadPhoto: build.mutation<Profile, File>({
      query: (photo) => ({
        url: uploadPhoto.path,
        method: uploadPhoto.method,
        body: toFormData({ photo }),
      }),
      extraOptions: { shape: 'record' },
      onQueryStarted: (_photo, sent) => showReply(sent),
      invalidatesTags: (_reply, error) => (error ? [] : [listTag('Profile')]),
    }),
    deletePhoto: build.mutation<Profile, void>({
      query: () => ({ url: deletePhoto.path, method: deletePhoto.method }),
      extraOptions: { shape: 'record' },
      onQueryStarted: (_none, sent) => showReply(sent),
      invalidatesTags: (_reply, error) => (error ? [] : [listTag('Profile')]),
    }),
    /** Fails with 400 and `errors.current` or `errors.password`, 429 after repeated failures. */
    changePassword: build.mutation<unknown, BodyOf<typeof changePassword>>({
      query: (body) => ({ url: changePassword.path, method: changePassword.method, body }),
      extraOptions: { shape: 'record' },
      invalidatesTags: (_reply, error) => (error ? [] : [listTag('Session')]),
    }),
    listSessions: build.query<ReplyOf<typeof listSessions>, void>({
      query: () => ({ url: listSessions.path }),
      extraOptions: { shape: 'list' },
      providesTags: [listTag('Session')],
    }),
    /** A session that is over already fails with 404; either way the list is asked for again. */
    endSession: build.mutation<unknown, number>({
      query: (id) => ({ url: fillPath(endSession.path, { id }), method: endSession.method }),
      onQueryStarted: (id, sent) => dropSessions(sent, (session) => session.id === id),
      invalidatesTags: [listTag('Session')],
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: endOtherSessions.path, method: endOtherSessions.method }),
      onQueryStarted: (_none, sent) => dropSessions(sent, ({ isCurrent }) => !isCurrent),
      invalidatesTags: [listTag('Session')],
    }),
  }),
})

/** A change answers the whole profile: it is shown at once, not when it has been asked for again. */
async function showReply({ dispatch, getState, queryFulfilled }: Sent<Profile>): Promise<void> {
  const language = selectLanguage(getState() as unknown as { language: LanguageState })
  const reply = await queryFulfilled.catch(() => undefined)
  if (reply) dispatch(profileApi.util.updateQueryData('getProfile', language, () => reply.data))
}

/** What has ended leaves the list at once, also when it had ended before. */
async function dropSessions(
  { dispatch, queryFulfilled }: Sent<unknown>,
  isOver: (session: StaffSession) => boolean,
): Promise<void> {
  const error = await queryFulfilled.then(
    () => undefined,
    (failed: { error: unknown }) => failed.error,
  )
  if (error && !isNotFound(error)) return
  dispatch(
    profileApi.util.updateQueryData('listSessions', undefined, (sessions) =>
      sessions.filter((session) => !isOver(session)),
    ),
  )
}

export const {
  useGetProfileQuery,
  useLazyGetProfileQuery,
  useUpdateProfileMutation,
  useUploadPhotoMutation,
  useDeletePhotoMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = profileApi
