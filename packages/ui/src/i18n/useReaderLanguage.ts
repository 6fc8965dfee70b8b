import { defaultLanguage, type Language, parseLanguage } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'

export const languageOf = ({ language }: { language: string }): Language =>
  parseLanguage(language) ?? defaultLanguage

/** The language of the texts on the page, for dates and translated data. */
export function useReaderLanguage(): Language {
  const { i18n } = useTranslation()
  return languageOf(i18n)
}
