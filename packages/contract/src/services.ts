import { endpoint } from './endpoint.ts'
import type { InLanguages } from './language.ts'

/** A service in one language (spec 3, Service detail). */
export interface ServiceText {
  /** The heading of the service's own page. */
  LargeHeadName: string
  LittleHeadName: string
  /** One or two sentences: the card of the list, the introduction of the page. */
  LittleTextInfo: string
  name: string
  /** The headings of the page's blocks; each block's are the strings of one item. */
  DetailHeads: { heads: string[] }[]
  /** The text of each block, paragraph by paragraph. */
  DetailTexts: { texts: string[] }[]
  /** A second column or list of the same block; may be shorter than the others. */
  DetailTexts2: { texts_2: string[] }[]
  /** Addresses of pictures: the first is the card's and the head's, the others stand beside the blocks. */
  Images: string[]
}

/** `order` is the place in the list, counted from 1. */
export type Service = { id: number; order: number } & InLanguages<ServiceText>

/** Every service (spec 7, Service list). */
export const listServices = endpoint<{ reply: Service[] }>({
  method: 'GET',
  path: '/service_details/',
  reply: 'list',
})

/** One service (spec 7, Service detail); 404 for an unknown id. */
export const getService = endpoint<{ params: { id: number }; reply: Service }>({
  method: 'GET',
  path: '/service_details/:id',
})
