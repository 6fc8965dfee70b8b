import { languages } from '@atrium/contract'
import { languageNames } from '#config/site.ts'

/** The languages by their own names. */
export const languageOptions = languages.map((language) => ({
  value: language,
  label: languageNames[language],
}))
