import { useLanguage } from '#hooks/useLanguage.ts'
import { useDocumentTheme } from '#hooks/useTheme.ts'

/** The frame of the sign-in pages, which have no shell. */
export function useAuthPage() {
  const { language, choices } = useLanguage()
  useDocumentTheme()
  return { language, languages: choices }
}
