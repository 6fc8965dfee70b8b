import { company } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { href, navigation } from '#config/site.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The texts and links of the navbar; the entry of the shown page is marked as current. */
export function useNavbar() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { language, choices } = useLanguage()
  const links = navigation.map(({ page, areas }) => ({
    label: t(`nav.${page}`),
    href: href(page),
    isCurrent: pathname === href(page) || areas.some((area) => `${pathname}/`.startsWith(`${area}/`)),
  }))
  return {
    label: t('nav.label'),
    homeLabel: t('homeLink', { company: company.name }),
    homeHref: href('home'),
    links: [...links, { label: t('footer.staff'), href: href('staffLogin'), isInMenu: true }],
    language,
    languages: choices,
    languagesLabel: t('nav.language'),
    openMenuLabel: t('nav.openMenu'),
    closeMenuLabel: t('nav.closeMenu'),
  }
}
