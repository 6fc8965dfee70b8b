/** The interface languages, in the upper-case form that the API and the stored choice use (spec 1 and 9). */
export const languages = ['AZ', 'EN', 'RU'] as const

export type Language = (typeof languages)[number]

/** The name of each language in that language. */
export const languageNames: Record<Language, string> = { AZ: 'Azərbaycanca', EN: 'English', RU: 'Русский' }

/** The lower-case BCP 47 form: `<html lang>`, `Accept-Language`, and the folder names under `Locales/`. */
export type LanguageTag = Lowercase<Language>

export const defaultLanguage: Language = 'EN'

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)

export const toTag = (language: Language): LanguageTag => language.toLowerCase() as LanguageTag

/**
 * Reads a language in any form: `RU`, `ru`, `ru-RU`, `az_Latn_AZ`. `undefined` for a text that is none of the three
 * languages.
 */
export function parseLanguage(text: string | null | undefined): Language | undefined {
  const code = text
    ?.trim()
    .split(/[-_;,]/)[0]
    ?.toUpperCase()
  return languages.find((language) => language === code)
}

/**
 * The best of the three languages for an `Accept-Language` header, by its order and `q` weights. The default language
 * without a header or a match.
 */
export function negotiateLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.split(';')
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
      return { language: parseLanguage(tag), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter((entry) => entry.language !== undefined && entry.weight > 0)
    .sort((one, other) => other.weight - one.weight)
  return wanted[0]?.language ?? defaultLanguage
}

/** A record by language; a missing key means that it is not translated. */
export type InLanguages<Text> = { [key in Language]?: Text | undefined }

/** A record with a value for each language. */
export const inEachLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> => ({
  AZ: make('AZ'),
  EN: make('EN'),
  RU: make('RU'),
})

/** The languages that a record has, in the order of the interface. */
export const languagesOf = (record: InLanguages<unknown>): Language[] =>
  languages.filter((language) => record[language] !== undefined)

/** The language in which a record is shown to a reader: the wanted one, else English, else any that it has. */
export const pickLanguage = (record: InLanguages<unknown>, wanted: Language): Language | undefined =>
  [wanted, defaultLanguage, ...languages].find((language) => record[language] !== undefined)
