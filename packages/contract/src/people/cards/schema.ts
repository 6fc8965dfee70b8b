import { array, type ObjectSchema, object, string } from 'yup'
import { getCard, listCards, type PersonalCard } from './endpoints.ts'
import { limits } from '#core/limits.ts'
import { text } from '#core/fields.ts'
import { withSchemas } from '#core/withSchemas.ts'

export const personalCardSchema: ObjectSchema<PersonalCard> = object({
  name: string().required(),
  fullname: string().required(),
  email: string().defined(),
  position: string().defined(),
})

const cardParamsSchema: ObjectSchema<{ name: string }> = object({
  name: text(limits.cardName).required(),
})

/** The rows of the call table about personal cards (spec 7). */
export const cardsEndpoints = {
  getCard: withSchemas(getCard, { params: cardParamsSchema, reply: personalCardSchema }),
  listCards: withSchemas(listCards, { reply: array(personalCardSchema.required()).defined() }),
}
