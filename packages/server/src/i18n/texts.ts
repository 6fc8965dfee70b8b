import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languages, toTag } from '@atrium/contract/core'
import i18next, { type i18n } from 'i18next'
import { folders } from '#config/paths.ts'

/**
 * The text of a key in a language: `errors:notFound` of `locales`, or `services:title` of the application's own texts.
 * Throws on a key that does not exist.
 */
export type Texts = (
  language: Language,
  key: `${string}:${string}`,
  values?: Record<string, string>,
) => string

const readFolder = (folder: string, language: Language): [string, Record<string, unknown>][] =>
  readdirSync(path.join(folder, toTag(language)))
    // The build has compressed copies beside them.
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      path.parse(file).name,
      JSON.parse(readFileSync(path.join(folder, toTag(language), file), 'utf8')),
    ])

/** Loads the texts of the server and of the application. Values are put in as they are: nothing here is HTML. */
export function loadTexts(): Texts {
  const instance: i18n = i18next.createInstance()
  const resources = Object.fromEntries(
    languages.map((language) => [
      toTag(language),
      Object.fromEntries(
        [folders.applicationLocales, folders.locales].flatMap((folder) => readFolder(folder, language)),
      ),
    ]),
  )
  // Synchronous, because the resources are passed in.
  void instance.init({
    resources,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (key) => {
      throw new Error(`There is no text "${key}".`)
    },
  })
  return (language, key, values = {}) => instance.t(key, { lng: toTag(language), ...values })
}
