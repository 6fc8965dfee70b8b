import { object, string } from 'yup'
import { text } from '#core/fields.ts'
import { limits } from '#core/limits.ts'

/** A personal card (spec 3), reached by a printed QR code. */
export const personalCardSchema = object({
  /** The name of the card in addresses, such as `gunes-aliyeva`. */
  name: string().required(),
  fullname: string().required(),
  email: string().defined(),
  /** In the language of the request; empty when unknown. */
  position: string().defined(),
})

export const cardParamsSchema = object({
  name: text(limits.cardName).required(),
})
