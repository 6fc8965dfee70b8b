import { defaultLanguage, type InLanguages, type Language, languagesOf } from '@atrium/contract/core'

/** The text of a record in the given language, else in English, else in any available language. */
export function localize<Text>(texts: InLanguages<Text>, language: Language): Text | undefined {
  const found = [language, defaultLanguage, ...languagesOf(texts)].find((each) => texts[each])
  return found && texts[found]
}
