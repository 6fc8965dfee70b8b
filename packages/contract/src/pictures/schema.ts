import { array, type InferType, mixed, number, object, string } from 'yup'
import type { CvFile } from '#careers/rules.ts'
import { isFile, text } from '#core/fields.ts'
import { limits, photoExtensionOf } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { pictureFormats, pictureWidths } from './rules.ts'

/** The body of `uploadPicture`. */
export const pictureUploadSchema = object({
  picture: mixed<CvFile>(isFile)
    .typeError(message('pictureRequired'))
    .required(message('pictureRequired'))
    .test('type', message('pictureType'), (file) => !file || photoExtensionOf(file.name) !== undefined)
    .test('empty', message('pictureBroken'), (file) => !file || file.size > 0)
    .test('size', message('pictureTooLarge'), (file) => !file || file.size <= limits.pictureBytes),
})

export const pictureParamsSchema = object({
  file: text(32)
    .matches(new RegExp(`^[0-9a-f]{16}-(${pictureWidths.join('|')})\\.(${pictureFormats.join('|')})$`))
    .required(),
})

export const storedPictureSchema = object({
  id: string().required(),
  /** Pixels, at most the largest of `pictureWidths`. */
  width: number().integer().required(),
  height: number().integer().required(),
  /** In every width and format. */
  addresses: array(string().defined()).defined(),
})

export type StoredPicture = InferType<typeof storedPictureSchema>

/** The body of `uploadFilm`. */
export const filmUploadSchema = object({
  film: mixed<CvFile>(isFile)
    .typeError(message('filmType'))
    .required(message('filmType'))
    .test('type', message('filmType'), (file) => !file || (/\.mp4$/i.test(file.name) && file.size > 0))
    .test('size', message('filmTooLarge'), (file) => !file || file.size <= limits.filmBytes),
})

export const filmParamsSchema = object({
  file: text(32)
    .matches(/^[0-9a-f]{16}\.mp4$/)
    .required(),
})

export const storedFilmSchema = object({ address: string().required() })

export type StoredFilm = InferType<typeof storedFilmSchema>
