import { defaultLanguage, type Language, parseLanguage } from '@atrium/contract/core'

/** The key of the cookie and of the detection cache, as the i18n library's own detector names them. */
export const detectionKeys = {
  query: 'lng',
  choice: 'language',
  cookie: 'i18next',
  cache: 'i18nextLng',
} as const

/** The browser's information about the reader's language. */
export interface LanguageSigns {
  /** The query of the address, `?lng=az`. */
  search: string
  local: Pick<Storage, 'getItem'>
  session: Pick<Storage, 'getItem'>
  cookie: string
  /** The browser's languages, best first. */
  browser: readonly string[]
  /** `<html lang>`. */
  page: string
}

/** The language in the query of the address, if any. */
export const languageInAddress = (search: string): Language | undefined =>
  parseLanguage(new URLSearchParams(search).get(detectionKeys.query))

/** Removes the language from the address once it is applied: on a reload it would undo a later choice. */
export function forgetLanguageInAddress(page: Pick<Window, 'location' | 'history'>): void {
  const address = new URL(page.location.href)
  address.searchParams.delete(detectionKeys.query)
  page.history.replaceState(page.history.state, '', address)
}

/**
 * Which language shows first: the address; the visitor's own earlier choice; the cookie; the detection
 * caches; the browser's languages; the page; English.
 */
export function detectLanguage({ search, local, session, cookie, browser, page }: LanguageSigns): Language {
  return (
    languageInAddress(search) ??
    parseLanguage(local.getItem(detectionKeys.choice)) ??
    parseLanguage(cookieValue(cookie, detectionKeys.cookie)) ??
    parseLanguage(local.getItem(detectionKeys.cache)) ??
    parseLanguage(session.getItem(detectionKeys.cache)) ??
    browser.map(parseLanguage).find((language) => language !== undefined) ??
    parseLanguage(page) ??
    defaultLanguage
  )
}

function cookieValue(cookies: string, name: string): string | undefined {
  const entry = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`))
  return entry?.slice(name.length + 1)
}
