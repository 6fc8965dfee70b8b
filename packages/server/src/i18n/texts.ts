import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  company,
  defaultLanguage,
  inEachLanguage,
  type Language,
  type LanguageTag,
  languages,
  type TranslationTree,
  toTag,
} from '@atrium/contract/core'
import i18next, { type i18n } from 'i18next'
import { folders } from '#config/paths.ts'

/** A text that an editor has put in the place of the shipped one. */
export interface TextChange {
  language: Language
  namespace: string
  /** `receipt.greeting` */
  key: string
  text: string
}

/** The texts of the server and of the application, shipped and changed. */
export interface Texts {
  /**
   * The text of a key in a language: `errors:notFound` of `locales`, or `services:title` of the application's own texts.
   * Every text may name the company, its tagline and its city. Throws on a key that does not exist.
   */
  (language: Language, key: `${string}:${string}`, values?: Record<string, string>): string
  /** The shipped texts by namespace. */
  shipped: Record<Language, Record<string, TranslationTree>>
  /** The namespaces that only the server reads: mails, answers, files. */
  ofServer: readonly string[]
  /** Puts these texts in the place of shipped ones, and no others; returns whether a text is another one than before. */
  change: (changes: readonly TextChange[]) => boolean
  /** A shipped namespace with its changed texts. */
  withChanges: (tag: LanguageTag, namespace: string, texts: TranslationTree) => TranslationTree
  /** Counts the changes. */
  version: () => number
}

const readFolder = (folder: string, language: Language): [string, TranslationTree][] =>
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
  const shipped = inEachLanguage(
    (language): Record<string, TranslationTree> =>
      Object.fromEntries(
        [folders.applicationLocales, folders.locales].flatMap((folder) => readFolder(folder, language)),
      ),
  )
  // Synchronous, because the resources are passed in.
  void instance.init({
    resources: Object.fromEntries(languages.map((language) => [toTag(language), { ...shipped[language] }])),
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (key) => {
      throw new Error(`There is no text "${key}".`)
    },
  })
  /** The changed texts by key, for each `az careers`. */
  let changed = new Map<string, Map<string, string>>()
  let known = ''
  let version = 0
  const withChanges: Texts['withChanges'] = (tag, namespace, texts) => {
    const next = structuredClone(texts)
    for (const [key, text] of changed.get(`${tag.toUpperCase()} ${namespace}`) ?? []) putText(next, key, text)
    return next
  }
  const change: Texts['change'] = (changes) => {
    const given = JSON.stringify(changes)
    if (given === known) return false
    const before = changed.keys()
    known = given
    changed = new Map()
    for (const { language, namespace, key, text } of changes) {
      const place = `${language} ${namespace}`
      changed.set(place, (changed.get(place) ?? new Map()).set(key, text))
    }
    for (const place of new Set([...before, ...changed.keys()])) {
      const [language, namespace] = place.split(' ') as [Language, string]
      const texts = shipped[language][namespace]
      const tag = toTag(language)
      if (texts) instance.addResourceBundle(tag, namespace, withChanges(tag, namespace, texts))
    }
    version += 1
    return true
  }
  const translate = (language: Language, key: string, values: Record<string, string> = {}) =>
    instance.t(key, {
      lng: toTag(language),
      ...{ company: company.name, tagline: company.tagline[language], city: company.city[language] },
      ...values,
    })
  const ofServer = readFolder(folders.locales, defaultLanguage).map(([namespace]) => namespace)
  return Object.assign(translate, { shipped, ofServer, change, withChanges, version: () => version })
}

/** Sets the text of a key. A key of an older release, whose place another text has today, is left out. */
function putText(tree: TranslationTree, key: string, text: string): void {
  const path = key.split('.')
  const last = path.pop() ?? ''
  let at: TranslationTree = tree
  for (const part of path) {
    at[part] ??= {}
    const next = at[part]
    if (typeof next === 'string') return
    at = next
  }
  if (typeof at[last] !== 'object') at[last] = text
}
