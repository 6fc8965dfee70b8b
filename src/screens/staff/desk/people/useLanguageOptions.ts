import { languages } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'

/** The languages by their names in the reader's language. */
export function useLanguageOptions() {
  const { t } = useTranslation('people')
  return languages.map((language) => ({ value: language, label: t(`languages.${language}`) }))
}
