import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type LanguageTag, messageKeys, type TranslationTree } from '@atrium/contract/core'
import { readTexts } from '#testing/readTexts.ts'

const namespaces = readdirSync(path.join(process.cwd(), 'public/Locales/en')).map(
  (file) => path.parse(file).name,
)

/** The plural forms that a language must have, by its rules. */
const pluralForms = (lng: string) => new Intl.PluralRules(lng).resolvedOptions().pluralCategories

const pluralSuffix = /_(zero|one|two|few|many|other)$/

const flatten = (tree: TranslationTree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  )

const placeholders = (text: string) =>
  [...text.matchAll(/{{\s*([\w.]+)[^}]*}}/g)].map(([, name]) => name).sort()

/** Each key without its plural suffix, with the placeholders of its texts. */
const shapeOf = (lng: LanguageTag, ns: string) =>
  Object.fromEntries(
    flatten(readTexts(lng, ns)).map(([key, text]) => [
      key.replace(pluralSuffix, '_plural'),
      placeholders(text),
    ]),
  )

describe.each(namespaces)('the texts of %s', (ns) => {
  it.each(['az', 'ru'] as const)('have the same keys and placeholders in %s as in English', (lng) => {
    expect(shapeOf(lng, ns)).toEqual(shapeOf('en', ns))
  })

  it.each(['az', 'en', 'ru'] as const)(
    'are complete in %s, with every plural form of the language',
    (lng) => {
      const texts = Object.fromEntries(flatten(readTexts(lng, ns)))
      const empty = Object.keys(texts).filter((key) => texts[key]?.trim() === '')
      const plurals = new Set(
        Object.keys(texts)
          .filter((key) => pluralSuffix.test(key))
          .map((key) => key.replace(pluralSuffix, '')),
      )
      const missing = [...plurals]
        .flatMap((key) => pluralForms(lng).map((form) => `${key}_${form}`))
        .filter((key) => !(key in texts))
      expect({ empty, missing }).toEqual({ empty: [], missing: [] })
    },
  )
})

it('has a text for every message of a schema', () => {
  expect(Object.keys(readTexts('en', 'validation')).sort()).toEqual([...messageKeys].sort())
})

it('has the text of the specification for a sent application in Azerbaijani', () => {
  expect(readTexts('az', 'careers')).toHaveProperty('receipt.sent', 'Göndərildi...')
})

/** The last table of `docs/terms.md`: each word that is not used, and the one in its place. */
const unusedWords = [
  ...readFileSync('docs/terms.md', 'utf8').matchAll(/^\| (AZ|EN|RU) +\| (.+?) +\| (.+?) +\|$/gm),
].map(([, language = '', not = '', but = '']) => ({ lng: language.toLowerCase(), not, but }))

/** A sign, or a word of its own; with any ending before `…`. Letters of the three languages are no `\w`. */
const patternOf = (word: string) =>
  /\p{L}/u.test(word)
    ? new RegExp(`(?<!\\p{L})${word.replaceAll('…', '\\p{L}*')}(?!\\p{L})`, 'iu')
    : new RegExp(word)

describe.each(['public/Locales', 'packages/server/locales'])('the texts in %s', (folder) => {
  it.each(['az', 'en', 'ru'] as const)('use the words of docs/terms.md in %s', (lng) => {
    const texts = readdirSync(path.join(folder, lng)).flatMap((file) =>
      flatten(JSON.parse(readFileSync(path.join(folder, lng, file), 'utf8')), `${path.parse(file).name}:`),
    )
    const found = unusedWords
      .filter((word) => word.lng === lng)
      .flatMap(({ not, but }) =>
        texts
          .filter(([, text]) => patternOf(not).test(text.replaceAll(/{{.*?}}/g, '')))
          .map(([key, text]) => `${key}: ${text} (not "${not}", but "${but}")`),
      )
    expect(found).toEqual([])
  })
})
