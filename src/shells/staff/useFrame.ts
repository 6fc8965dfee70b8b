import { company } from '@atrium/contract'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { constants } from '#config/constants.ts'
import { href } from '#config/site.ts'
import { focusLatePage } from '#hooks/focusMain.ts'
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
  // The frame comes after the sign-in has ended, once the code of the staff area has loaded.
  useEffect(focusLatePage, [])
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
