import type { Language } from '@atrium/contract'

/** What a page says about itself before any script runs: for search engines and shared links. */
export interface PageHead {
  /** 404 when the address has the form of a page but names nothing. @default 200 */
  status?: 200 | 404
  title?: string
  description?: string
  /** A schema.org object. */
  jsonLd?: object
}

/** A module's word on the pages it knows; `undefined` for every other address. */
export type PageHeadSource = (path: string, language: Language) => Promise<PageHead | undefined>
