import type { CvFile } from '#careers/rules.ts'
import { endpoint, endpointFor, fillPath } from '#core/endpoint.ts'
import type { PictureFormat, PictureWidth } from './rules.ts'
import type { StoredPicture } from './schema.ts'

/**
 * Stores a picture for the site: JPEG, PNG or WebP; otherwise 400 or 413 with `errors.picture`. A picture that nothing
 * names for 30 days is deleted.
 */
export const uploadPicture = endpointFor('content.edit')<{ body: { picture: CvFile }; reply: StoredPicture }>(
  {
    method: 'POST',
    path: '/api/v1/pictures/',
    encoding: 'multipart',
  },
)

/** Answers a picture to everybody, in a width and format of `pictureAddress`. */
export const getPicture = endpoint<{ params: { file: string }; reply: Blob }>({
  method: 'GET',
  path: '/pictures/:file',
  reply: 'file',
})

/** The address of a picture on the API. Another picture has another address. */
export const pictureAddress = (id: string, width: PictureWidth, format: PictureFormat): string =>
  fillPath(getPicture.path, { file: `${id}-${width}.${format}` })
