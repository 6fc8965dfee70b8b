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
  updateProfile,
  uploadPhoto,
} from '@atrium/contract'
import { baseApi } from './baseApi.ts'
import { listTag } from './tags.ts'
import { toFormData } from './uploadForm.ts'

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
      invalidatesTags: (_reply, error) => (error ? [] : [listTag('Profile')]),
    }),
    /** Fails with 400 or 413 and `errors.photo`. */
    uploadPhoto: build.mutation<Profile, File>({
      query: (photo) => ({
        url: uploadPhoto.path,
        method: uploadPhoto.method,
        body: toFormData({ photo }),
      }),
      invalidatesTags: (_reply, error) => (error ? [] : [listTag('Profile')]),
    }),
    deletePhoto: build.mutation<Profile, void>({
      query: () => ({ url: deletePhoto.path, method: deletePhoto.method }),
      invalidatesTags: (_reply, error) => (error ? [] : [listTag('Profile')]),
    }),
    /** Fails with 400 and `errors.current` or `errors.password`, 429 after repeated failures. */
    changePassword: build.mutation<unknown, BodyOf<typeof changePassword>>({
      query: (body) => ({ url: changePassword.path, method: changePassword.method, body }),
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
      invalidatesTags: [listTag('Session')],
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: endOtherSessions.path, method: endOtherSessions.method }),
      invalidatesTags: [listTag('Session')],
    }),
  }),
})

export const {
  useGetProfileQuery,
  useUpdateProfileMutation,
  useUploadPhotoMutation,
  useDeletePhotoMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = profileApi
