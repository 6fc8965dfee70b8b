import { endpoint } from '#core/endpoint.ts'
import type { InLanguages } from '#core/language.ts'

/** A service in one language (spec 3, Service detail). */
export interface ServiceText {
  /** The heading of the page of the service. */
  LargeHeadName: string
  LittleHeadName: string
  /** One or two sentences: the text of the card, and the introduction of the page. */
  LittleTextInfo: string
  name: string
  /** The headings of the blocks of the page; the strings of one item belong to one block. */
  DetailHeads: { heads: string[] }[]
  /** The text of each block, paragraph by paragraph. */
  DetailTexts: { texts: string[] }[]
  /** A second column or list of the same block; may be shorter than the others. */
  DetailTexts2: { texts_2: string[] }[]
  /** Addresses of pictures: the first is for the card and the header, the others are next to the blocks. */
  Images: string[]
}

/** `order` is the position in the list, counted from 1. */
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
