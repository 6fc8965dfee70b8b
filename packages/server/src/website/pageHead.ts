import { company, type Language } from '@atrium/contract'

/** What a page says about itself before any script runs: for search engines and shared links. */
export interface PageHead {
  /** 404 when the address has the form of a page but names nothing, 429 when it was asked for too often. @default 200 */
  status?: 200 | 404 | 429
  title?: string
  description?: string
  /** The languages that the page's content speaks. @default all of them */
  languages?: readonly Language[]
  /** Of no use in a search engine's list. @default false */
  isUnlisted?: boolean
  /** schema.org objects, without their `@context`. */
  jsonLd?: readonly object[]
}

/** A page for the sitemap. */
export interface ListedPage {
  path: string
  languages: readonly Language[]
}

/** A module's word on the pages it knows. */
export interface PageSource {
  /** `undefined` for every address that is not a page of the source. */
  headOf(path: string, language: Language): Promise<PageHead | undefined>
  /** Every page of the source that search engines may list. */
  list(): Promise<ListedPage[]>
}

/** As the browser names the page: `Career · Caspora`. */
export const titleOf = (page: string): string => `${page} · ${company.name}`

/** The place of a parameter in a page's address, such as the number of `/career/7`. */
export function parameterOf(page: string, path: string): string | undefined {
  return new RegExp(`^${page.replace(/:\w+/, '([^/]+)')}/?$`).exec(path)?.[1]
}

/** What a search engine prints: some 160 characters, cut between words. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= 160 ? line : `${line.slice(0, 158).replace(/[\s,;:–—-]+\S*$/, '')}…`
}
