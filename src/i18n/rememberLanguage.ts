import { type Language, toTag } from '@atrium/contract/core'
import { detectionKeys } from './detectLanguage.ts'

const oneYear = 365 * 24 * 60 * 60

/**
 * Stores the language in the detection cache, and in the cookie with which the server renders the next page. A browser
 * that stores neither detects the language again.
 */
export function rememberLanguage(
  language: Language,
  page: Pick<Document, 'cookie'>,
  local: Pick<Storage, 'setItem'>,
): void {
  const tag = toTag(language)
  page.cookie = `${detectionKeys.cookie}=${tag}; Path=/; Max-Age=${oneYear}; SameSite=Lax`
  try {
    local.setItem(detectionKeys.cache, tag)
  } catch {
    // The storage is full or forbidden: the cookie still has the language.
  }
}
