import { defaultLanguage, type InLanguages, type Language, languagesOf } from '@atrium/contract'

/** What a record says in the language asked for, else in English, else in any that it has. */
export function localize<Text>(texts: InLanguages<Text>, language: Language): Text | undefined {
  const spoken = [language, defaultLanguage, ...languagesOf(texts)].find((each) => texts[each])
  return spoken && texts[spoken]
}
