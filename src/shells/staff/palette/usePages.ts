import { type PageName, sectionOf } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { href } from '#config/site.ts'
import { useOpenPages } from '#features/profile/useOpenPages.ts'
import { calendarViewChosen } from '#slices/calendarViewSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'
import type { Command } from './findCommands.ts'

const profilePages = sectionOf('profile').filter((page) => page !== 'profile')

/** The pages of the staff area that are open to the person: those of the menus. */
export function usePages(): Command[] {
  const { t } = useTranslation(['staff', 'palette'])
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { menu, desk } = useOpenPages()
  const pageOf = (page: PageName, label: string, detail?: string): Command => ({
    id: `page-${page}`,
    label,
    detail,
    run: () => void navigate(href(page)),
  })
  return [
    ...menu.map((page) =>
      pageOf(page, t(`nav.${page}`), page === 'labels' ? t('palette:pages.labels') : undefined),
    ),
    {
      ...pageOf('calendar', t('palette:shortcuts.schedule.title'), t('palette:pages.schedule')),
      id: 'page-schedule',
      run: () => {
        dispatch(calendarViewChosen('schedule'))
        void navigate(href('calendar'))
      },
    },
    ...profilePages.map((page) => {
      const detail = page === 'notifications' ? t('nav.profile') : t(`palette:pages.${page}`)
      return pageOf(page, t(`profile.${page}`), detail)
    }),
    ...desk.map((page) => pageOf(page, t(`desk.${page}`), t('nav.desk'))),
    pageOf('chatSchedule', t('chatProfile.chatSchedule'), t('nav.chat')),
  ]
}
