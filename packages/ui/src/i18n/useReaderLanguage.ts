import { defaultLanguage, type Language, parseLanguage } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'

/** The language of the texts on the page, for dates and translated data. */
export function useReaderLanguage(): Language {
  const { i18n } = useTranslation()
  return parseLanguage(i18n.language) ?? defaultLanguage
}
