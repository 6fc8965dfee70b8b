import { type Language, toTag } from '@atrium/contract'
import { detectionKeys } from './detectLanguage.ts'

const oneYear = 365 * 24 * 60 * 60

/**
 * Writes the detection cache, and the cookie by which the server knows the language of the next page.
 * A browser that keeps neither just detects again.
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
    // Full or forbidden storage: the cookie still has the language.
  }
}
