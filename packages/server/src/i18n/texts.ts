import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languages, toTag } from '@atrium/contract'
import i18next, { type i18n } from 'i18next'
import { packageFolder } from '#config/paths.ts'

export const namespaces = ['mail', 'errors', 'pages', 'holidays'] as const

export type Namespace = (typeof namespaces)[number]

/** Returns the text of a key such as `errors:notFound` in a language. Throws for an unknown key. */
export type Texts = (
  language: Language,
  key: `${Namespace}:${string}`,
  values?: Record<string, string>,
) => string

export const localesFolder = path.join(packageFolder, 'locales')

const readTexts = (language: Language, namespace: Namespace): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(localesFolder, toTag(language), `${namespace}.json`), 'utf8'))

/**
 * Loads the texts of the server: errors, mails and page heads. Values are inserted without escaping, because no text
 * is HTML.
 */
export function loadTexts(): Texts {
  const instance: i18n = i18next.createInstance()
  const resources = Object.fromEntries(
    languages.map((language) => [
      toTag(language),
      Object.fromEntries(namespaces.map((namespace) => [namespace, readTexts(language, namespace)])),
    ]),
  )
  // Synchronous, because the resources are passed in.
  void instance.init({
    resources,
    ns: [...namespaces],
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return (language, key, values = {}) => {
    if (!instance.exists(key, { lng: toTag(language) })) throw new Error(`There is no text "${key}".`)
    return instance.t(key, { lng: toTag(language), ...values })
  }
}
