import { array } from 'yup'
import { withSchemas } from '#core/withSchemas.ts'
import { getCard, listCards } from './endpoints.ts'
import { cardParamsSchema, personalCardSchema } from './schema.ts'

/** The rows of the call table about personal cards (spec 7). */
export const cardsEndpoints = {
  getCard: withSchemas(getCard, { params: cardParamsSchema, reply: personalCardSchema }),
  listCards: withSchemas(listCards, { reply: array(personalCardSchema.required()).defined() }),
}
