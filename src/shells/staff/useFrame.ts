import { company } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { constants } from '#config/constants.ts'
import { href } from '#config/site.ts'
import { usePreferences } from '#features/profile/usePreferences.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { staffKey, useTabState } from '#hooks/useTabState.ts'
import { useTheme } from '#hooks/useTheme.ts'
import { usePlaces } from './usePlaces.ts'

/** The props that both frames of the staff area share. The tab stores under `name` whether the side is open. */
export function useFrame(name: 'area' | 'chatProfile') {
  const { t } = useTranslation('common')
  const { language, choices } = useLanguage()
  const { save } = usePreferences()
  const { pathname } = usePlaces()
  const [isSideOpen = true, setSideOpen] = useTabState<boolean>(`${staffKey}side.${name}`)
  return {
    barHeight: constants.staff.topBarPx,
    brand: company.name,
    homeLabel: t('homeLink', { company: company.name }),
    homeHref: href('home'),
    language,
    // The menu of the staff area is a choice of the person, for the mails too.
    languages: choices.map(({ onChoose, ...choice }) => ({
      ...choice,
      onChoose: () => {
        onChoose()
        save({ mailLanguage: choice.code })
      },
    })),
    languagesLabel: t('nav.language'),
    theme: useTheme(),
    isSideOpen,
    onSideOpenChange: setSideOpen,
    place: pathname,
  }
}
