import { useLanguage } from '#hooks/useLanguage.ts'
import { useTheme } from '#hooks/useTheme.ts'

/** The frame of the lookup pages, which have no shell. */
export function useLookupFrame() {
  const { language, choices } = useLanguage()
  return { language, languages: choices, theme: useTheme() }
}
