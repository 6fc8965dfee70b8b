import { type StoredFilm, type StoredPicture, uploadFilm, uploadPicture } from '@atrium/contract/pictures'
import { constants } from '#config/constants.ts'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'

/** The pictures and films that editors upload for the site. */
export const picturesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with 400 or 413 and `errors.picture`. */
    uploadPicture: build.mutation<StoredPicture, File>({
      query: (picture) => call(uploadPicture, { body: { picture } }),
    }),
    /** Fails with 400 or 413 and `errors.film`. */
    uploadFilm: build.mutation<StoredFilm, File>({
      query: (film) => call(uploadFilm, { body: { film }, timeout: constants.calls.uploadMs }),
    }),
  }),
})

export const { useUploadPictureMutation, useUploadFilmMutation } = picturesApi
