import { array, boolean, type InferType, number, object, string } from 'yup'
import { inLanguages } from '#core/inLanguages.ts'

const shared = {
  id: number().integer().required(),
  /** ISO day on which it began to be sent. */
  day: string().required(),
}

export const publishedRowSchema = object({
  ...shared,
  /** The languages in which it is written. */
  texts: object(inLanguages(object({ subject: string().required() }))).required(),
})

/** A letter in the list of the archive. */
export type PublishedRow = InferType<typeof publishedRowSchema>

export const publishedRowsSchema = array(publishedRowSchema).defined()

export const publishedLetterSchema = object({
  ...shared,
  isListed: boolean().required(),
  /** `text` is Markdown. */
  texts: object(inLanguages(object({ subject: string().required(), text: string().required() }))).required(),
})

/** A letter as everybody may read it. */
export type PublishedLetter = InferType<typeof publishedLetterSchema>
