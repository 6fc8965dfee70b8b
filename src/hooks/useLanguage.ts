import { type Language, languageNames, languages } from '@atrium/contract/core'
import { languageChosen, selectLanguage } from '#slices/languageSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'

export interface LanguageChoice {
  code: Language
  /** The name of the language in that language. */
  label: string
  onChoose: () => void
}

/** The interface language, and a function that changes it. */
export function useLanguage(): { language: Language; choices: LanguageChoice[] } {
  const language = useAppSelector(selectLanguage)
  const dispatch = useAppDispatch()
  const choices = languages
    .filter((code) => code !== language)
    .map((code) => ({ code, label: languageNames[code], onChoose: () => dispatch(languageChosen(code)) }))
  return { language, choices }
}
