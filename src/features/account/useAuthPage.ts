import { href } from '#config/site.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useDocumentTheme } from '#hooks/useTheme.ts'

/** The frame of the sign-in pages, which have no shell. */
export function useAuthPage() {
  const { choices } = useLanguage()
  useDocumentTheme()
  return { homeHref: href('home'), languages: choices }
}
