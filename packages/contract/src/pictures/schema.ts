import { array, type InferType, mixed, number, object, string } from 'yup'
import type { CvFile } from '#careers/rules.ts'
import { flag, isFile, line, record, text, wholeNumber } from '#core/fields.ts'
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

const pictureId = /^[0-9a-f]{16}$/

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

const percent = () => wholeNumber(0, 100).required()

/** Not checked while the picture is decoration. */
const altText = () =>
  line(limits.pictureAlt, message('textTooLong'))
    .defined()
    .test(
      'alt',
      message('pictureAltRequired'),
      (value, { from }) => Boolean(value) || from?.[1]?.value.isDecorative === true,
    )

const fields = {
  id: text(16).matches(pictureId).required(),
  width: wholeNumber(1, 1600).required(),
  height: wholeNumber(1, 1600).required(),
  /** The point that stays in sight where the picture is cropped, in per cent from the left and from the top. */
  focus: record({ x: percent(), y: percent() }).required(),
  isDecorative: flag().required(),
  alt: record({ AZ: altText(), EN: altText(), RU: altText() }).required(),
}

/** A picture in something that an editor writes; `null` without one. */
export const pictureField = () => record(fields).nullable().defined()

/** A picture where it is shown. */
export type PictureValue = InferType<ReturnType<typeof record<typeof fields>>>
