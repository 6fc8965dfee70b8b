import type { InferType } from 'yup'
import { endpoint } from '#core/endpoint.ts'
import type { personalCardSchema } from './schema.ts'

type PersonalCard = InferType<typeof personalCardSchema>

/** A card by its name, without regard to case and marks (spec 7, Personal card); 404 for an unknown name. */
export const getCard = endpoint<{ params: { name: string }; reply: PersonalCard }>({
  method: 'GET',
  path: '/list/all/:name/',
})

/** Every card, sorted by full name, for printing; for colleagues only. */
export const listCards = endpoint<{ reply: PersonalCard[] }>({
  method: 'GET',
  path: '/api/cards/',
  reply: 'list',
})
