import { defaultLanguage, inEachLanguage, type Language, languages, toTag } from '#core/language.ts'
import { limits } from '#core/limits.ts'
import { type FieldMessage, message, messageAbout } from '#core/messages.ts'
import { type PageName, pages, pageTable } from '#core/pages.ts'
import { invisibleIn } from '#core/storableText.ts'
import type { TranslationTree } from '#core/translations.ts'

/** The language of the texts that the others translate; a missing text is shown in it. */
export const originalLanguage = defaultLanguage

/** The languages of a text, the original first. */
export const textLanguages = [
  originalLanguage,
  ...languages.filter((language) => language !== originalLanguage),
]

/** What needs work first comes first; `outdated`: the shipped text or the original has changed since the edit. */
export const textStates = ['missing', 'outdated', 'edited', 'shipped'] as const

export type TextState = (typeof textStates)[number]

/** The files that an export writes and an import reads: all texts, or the translations into one language. */
export const textFiles = ['texts.csv', 'az.xlf', 'ru.xlf'] as const

export type TextFile = (typeof textFiles)[number]

/** The columns of the CSV file. */
export const textColumns = ['namespace', 'key', ...languages.map(toTag)] as const

const rules = inEachLanguage((language) => new Intl.PluralRules(toTag(language)))
const formsOf = inEachLanguage((language) => rules[language].resolvedOptions().pluralCategories)

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** The key without its plural form, and the form: `days_few` is the form `few` of `days`. */
export function pluralOf(key: string): { base: string; form: (typeof forms)[number] } | undefined {
  const form = forms.find((one) => key.endsWith(`_${one}`))
  return form && { base: key.slice(0, -form.length - 1), form }
}

/** Whether a language has a text of this key: not every language has every plural form. */
export function isKeyOf(language: Language, key: string): boolean {
  const plural = pluralOf(key)
  return !plural || formsOf[language].includes(plural.form)
}

/** The keys of a text in all languages: those of all plural forms, for the form `other` of the original. */
export function keysFor(key: string): string[] {
  const plural = pluralOf(key)
  if (!plural) return [key]
  return forms
    .map((form) => `${plural.base}_${form}`)
    .filter((one) => languages.some((language) => isKeyOf(language, one)))
}

/** A number that a language says with this plural form; `undefined` for a text that is no plural. */
export function exampleNumber(language: Language, key: string): number | undefined {
  const plural = pluralOf(key)
  const numbers = [...Array(100).keys(), 1.5]
  return plural && numbers.find((one) => rules[language].select(one) === plural.form)
}

/** The key of the original: that of a plural form which the original language does not have is the form `other`. */
export function originalKey(key: string): string {
  const plural = pluralOf(key)
  return plural && !isKeyOf(originalLanguage, key) ? `${plural.base}_other` : key
}

/** Every text of a namespace by its key: `form.title`. */
export function flattenTexts(tree: TranslationTree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : flattenTexts(value, `${prefix}${name}.`),
  )
}

const placeholder = /{{[^{}]*}}|\$t\([^()]*\)/g
const tag = /<[/!?\p{L}\d][^<>]*>?/gu

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([part]) => part)

/** A part that one list has and the other has not. */
const differing = (one: readonly string[], other: readonly string[]) =>
  one.find((part) => !other.includes(part)) ?? other.find((part) => !one.includes(part))

/** Line breaks, and the signs that forbid or allow one. */
const allowed = /[\n\u00AD\u2060]/g

/** What is wrong with a text that translates an original; `undefined` when pages and mails can show it. */
export function faultOfText(text: string, original: string, key: string): FieldMessage | undefined {
  if (!text.trim()) return message('translationRequired')
  if (text.length > limits.interfaceText) return message('translationTooLong')
  if (invisibleIn(text.replace(allowed, ''))) return message('textInvisible')
  if (text.includes('\n') && !original.includes('\n')) return message('translationLineBreak')
  // "One day" needs no number.
  const isOptional = (part: string) => pluralOf(key) !== undefined && part === '{{count}}'
  const placeholdersOf = (of: string) => found(of, placeholder).filter((part) => !isOptional(part))
  const rest = found(text.replaceAll(placeholder, ''), /{{|}}|\$t\(/g)[0]
  const other = rest ?? differing(placeholdersOf(text), placeholdersOf(original))
  if (other) return messageAbout('placeholdersDiffer', other)
  const tags = [found(text, tag), found(original, tag)] as const
  const otherTag = differing(...tags) ?? (tags[0].length === tags[1].length ? undefined : tags[0][0])
  return otherTag === undefined ? undefined : messageAbout('tagsDiffer', otherTag)
}

/** The most characters of a text that may stand on a button. */
const buttonLength = 30

/** Whether a text may be that of a button: short in each language as shipped, and no sentence. */
export const isLabel = (shipped: readonly string[]): boolean =>
  shipped.length > 0 && shipped.every((text) => text.length <= buttonLength && !/[.?!…:{\n]/.test(text))

/** Whether a text of a button is much longer than each shipped one. */
export const isLongLabel = (text: string, shipped: readonly string[]): boolean =>
  isLabel(shipped) && text.length > 1.4 * Math.max(...shipped.map((one) => one.length))

/** The addresses of the pages that load a namespace for their first view; none for texts of every page, and of mails. */
export function pagesWith(namespace: string): string[] {
  const rows: [string, { texts?: readonly string[] }][] = Object.values(pageTable).flatMap((area) =>
    Object.entries(area),
  )
  return rows
    .filter(([, { texts = [] }]) => texts.includes(namespace))
    .map(([page]) => pages[page as PageName])
}
