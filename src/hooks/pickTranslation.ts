import { defaultLanguage, type InLanguages, type Language, languagesOf } from '@atrium/contract/core'

/** The text of a record in the wanted language, else in English, else in any language of the record. */
export function pickTranslation<Text>(
  record: InLanguages<Text>,
  wanted: Language,
): { text: Text; language: Language } | undefined {
  const language = [wanted, defaultLanguage, ...languagesOf(record)].find((one) => record[one] !== undefined)
  const text = language && record[language]
  return language && text !== undefined ? { text, language } : undefined
}
