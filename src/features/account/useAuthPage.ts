import { company } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useDocumentTheme } from '#hooks/useTheme.ts'

/** The frame of the sign-in pages, which have no shell. */
export function useAuthPage() {
  const { t } = useTranslation(['login', 'common'])
  const { language, choices } = useLanguage()
  useDocumentTheme()
  return {
    brand: company.name,
    homeLabel: t('common:homeLink', { company: company.name }),
    homeHref: href('home'),
    language,
    languages: choices,
    languagesLabel: t('common:nav.language'),
    areaTitle: t('area.title'),
    areaText: t('area.text', { company: company.name }),
  }
}
