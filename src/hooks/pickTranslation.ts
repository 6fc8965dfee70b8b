import { type InLanguages, type Language, pickLanguage } from '@atrium/contract/core'

/** The text of a record as `pickLanguage` chooses it. */
export function pickTranslation<Text>(
  record: InLanguages<Text>,
  wanted: Language,
): { text: Text; language: Language } | undefined {
  const language = pickLanguage(record, wanted)
  const text = language && record[language]
  return language && text !== undefined ? { text, language } : undefined
}
