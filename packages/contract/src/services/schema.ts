import { array, type InferType, number, object, string } from 'yup'
import { inLanguages } from '#core/inLanguages.ts'

const strings = () => array(string().defined()).defined()

const serviceTextSchema = object({
  /** The heading of the page of the service. */
  LargeHeadName: string().defined(),
  LittleHeadName: string().defined(),
  /** One or two sentences: the text of the card, and the introduction of the page. */
  LittleTextInfo: string().defined(),
  name: string().defined(),
  /** The headings of the blocks of the page; the strings of one item belong to one block. */
  DetailHeads: array(object({ heads: strings() })).defined(),
  /** The text of each block, paragraph by paragraph. */
  DetailTexts: array(object({ texts: strings() })).defined(),
  /** A second column or list of the same block; may be shorter than the others. */
  DetailTexts2: array(object({ texts_2: strings() })).defined(),
  /** Addresses of pictures: the first is for the card and the header, the others are next to the blocks. */
  Images: strings(),
})

/** A service in one language (spec 3, Service detail). */
export type ServiceText = InferType<typeof serviceTextSchema>

export const serviceSchema = object({
  id: number().integer().required(),
  order: number().integer().required(),
  ...inLanguages(serviceTextSchema),
})

/** `order` is the position in the list, counted from 1. */
export type Service = InferType<typeof serviceSchema>
