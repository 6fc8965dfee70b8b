import { endpoint } from './endpoint.ts'

/** A personal card (spec 3), which a QR code on paper leads to. */
export interface PersonalCard {
  /** The card's own name in addresses, such as `gunes-aliyeva`. */
  name: string
  fullname: string
  email: string
  /** In the language of the request; empty when unknown. */
  position: string
}

/** One card by its name, whose case and marks do not matter (spec 7, Personal card); 404 for an unknown name. */
export const getCard = endpoint<{ params: { name: string }; reply: PersonalCard }>({
  method: 'GET',
  path: '/list/all/:name/',
})

/** Every card by full name, to be printed; for colleagues only. */
export const listCards = endpoint<{ reply: PersonalCard[] }>({
  method: 'GET',
  path: '/api/cards/',
  reply: 'list',
})
