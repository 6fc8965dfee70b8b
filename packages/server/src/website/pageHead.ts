import { company, type Language } from '@atrium/contract/core'

/** The head of a page for search engines and shared links. */
export interface PageHead {
  /** 404 when the address names no record, 410 for one that has ended, 429 beyond the rate limit. @default 200 */
  status?: 200 | 404 | 410 | 429
  title?: string
  description?: string
  /** The languages of the content. @default all of them */
  languages?: readonly Language[]
  /** Excludes the page from search engines. @default false */
  isUnlisted?: boolean
  /** ISO day; a page that has one is an article for services that show shared links. */
  publishedOn?: string | undefined
  /** The same content as feeds, by media type. */
  feeds?: Readonly<Record<string, string>>
  /** schema.org objects, without their `@context`. */
  jsonLd?: readonly object[]
}

/** A page of the sitemap. */
export interface ListedPage {
  path: string
  languages: readonly Language[]
}

/** The pages that a module knows. */
export interface PageSource {
  /** `undefined` for every address that is not a page of the source. */
  headOf(path: string, language: Language): Promise<PageHead | undefined>
  /** Every page of the source that search engines may list. */
  list(): Promise<ListedPage[]>
}

/** The title of the browser window: `Career · Caspora`. */
export const titleOf = (page: string): string => `${page} · ${company.name}`

/** The position of a parameter in the address of a page, such as the id in `/career/7`. */
export function parameterOf(page: string, path: string): string | undefined {
  return new RegExp(`^${page.replace(/:\w+/, '([^/]+)')}/?$`).exec(path)?.[1]
}

/** A description for search engines: about 160 characters, cut between words. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= 160 ? line : `${line.slice(0, 158).replace(/[\s,;:–—-]+\S*$/, '')}…`
}
