import { company } from '@atrium/contract'
import { useTranslation } from 'react-i18next'
import { constants } from '#config/constants.ts'
import { href } from '#config/site.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { staffKey, useTabState } from '#hooks/useTabState.ts'
import { useTheme } from '#hooks/useTheme.ts'
import { usePlaces } from './usePlaces.ts'

/** The props that both frames of the staff area share. The tab stores under `name` whether the side is open. */
export function useFrame(name: 'area' | 'chatProfile') {
  const { t } = useTranslation('common')
  const { language, choices } = useLanguage()
  const { pathname } = usePlaces()
  const [isSideOpen = true, setSideOpen] = useTabState<boolean>(`${staffKey}side.${name}`)
  return {
    barHeight: constants.staff.topBarPx,
    brand: company.name,
    homeLabel: t('homeLink', { company: company.name }),
    homeHref: href('home'),
    language,
    languages: choices,
    languagesLabel: t('nav.language'),
    theme: useTheme(),
    isSideOpen,
    onSideOpenChange: setSideOpen,
    place: pathname,
  }
}
