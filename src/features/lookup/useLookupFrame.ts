import { href } from '#config/site.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useDocumentTheme, useTheme } from '#hooks/useTheme.ts'
import { useIsColleague } from './useIsColleague.ts'

/** The frame of the lookup pages, which have no shell. */
export function useLookupFrame() {
  const { language, choices } = useLanguage()
  useDocumentTheme()
  const staffHref = useIsColleague() ? href('today') : undefined
  return { language, languages: choices, theme: useTheme(), staffHref }
}
