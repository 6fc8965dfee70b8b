import type { CvFile } from '#careers/rules.ts'
import { endpoint, endpointFor, fillPath } from '#core/endpoint.ts'
import type { PictureFormat, PictureWidth } from './rules.ts'
import type { StoredFilm, StoredPicture } from './schema.ts'

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

/**
 * Stores a film for the header of a page: an MP4 in H.264; otherwise 400 or 413 with `errors.film`. A film that nothing names for 30 days
 * is deleted.
 */
export const uploadFilm = endpointFor('content.edit')<{ body: { film: CvFile }; reply: StoredFilm }>({
  method: 'POST',
  path: '/api/v1/films/',
  encoding: 'multipart',
})

/** Answers a film to everybody, or the part of it that `Range` asks for (206; 416 when there is no such part). */
export const getFilm = endpoint<{ params: { file: string }; reply: Blob }>({
  method: 'GET',
  path: '/films/:file',
  reply: 'file',
})

/** The address of a film on the API. Another film has another address. */
export const filmAddress = (id: string): string => fillPath(getFilm.path, { file: `${id}.mp4` })

/** The address of a picture on the API. Another picture has another address. */
export const pictureAddress = (id: string, width: PictureWidth, format: PictureFormat): string =>
  fillPath(getPicture.path, { file: `${id}-${width}.${format}` })
