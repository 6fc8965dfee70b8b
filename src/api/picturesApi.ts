import { type StoredPicture, uploadPicture } from '@atrium/contract/pictures'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'

/** The pictures that editors upload for the site. */
export const picturesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with 400 or 413 and `errors.picture`. */
    uploadPicture: build.mutation<StoredPicture, File>({
      query: (picture) => call(uploadPicture, { body: { picture } }),
    }),
  }),
})

export const { useUploadPictureMutation } = picturesApi
