import { company } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useTheme } from '#hooks/useTheme.ts'

/** The frame of the lookup pages, which have no shell. */
export function useLookupFrame() {
  const { t } = useTranslation()
  const { language, choices } = useLanguage()
  return {
    brand: company.name,
    homeLabel: t('homeLink', { company: company.name }),
    homeHref: href('home'),
    language,
    languages: choices,
    languagesLabel: t('nav.language'),
    theme: useTheme(),
  }
}
