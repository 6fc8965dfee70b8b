import { themes } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { href } from '#config/site.ts'
import { useSignOut } from '#features/account/useSignOut.ts'
import { useStaffLanguage } from '#features/profile/useStaffLanguage.ts'
import { useStaffTheme } from '#features/profile/useStaffTheme.ts'
import { meetingHash, newMeetingName } from '#features/schedule/meetingHash.ts'
import { calendarViewChosen } from '#slices/calendarViewSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'
import type { Command } from './findCommands.ts'

/** What the palette does, besides opening pages. */
export function useActions(onShortcuts: () => void): Command[] {
  const { t } = useTranslation(['palette', 'staff', 'common'])
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { signOut } = useSignOut()
  const { languages } = useStaffLanguage()
  const theme = useStaffTheme()
  return [
    {
      id: 'newMeeting',
      label: t('actions.newMeeting'),
      run: () => {
        dispatch(calendarViewChosen('schedule'))
        void navigate(href('calendar') + meetingHash(newMeetingName))
      },
    },
    {
      id: 'requestLeave',
      label: t('actions.requestLeave'),
      run: () => void navigate(href('requests')),
    },
    {
      id: 'suggest',
      label: t('actions.suggest'),
      run: () => void navigate(href('suggestions')),
    },
    ...themes
      .filter((one) => one !== theme.chosen)
      .map((one) => ({
        id: `theme-${one}`,
        label: t('actions.theme', { name: t(`common:theme.${one}`) }),
        run: () => theme.onChoose(one),
      })),
    ...languages.map(({ code, label, onChoose }) => ({
      id: `language-${code}`,
      label: t('actions.language', { name: label }),
      run: onChoose,
    })),
    { id: 'signOut', label: t('staff:nav.signOut'), run: () => void signOut() },
    { id: 'shortcuts', label: t('shortcuts.title'), run: onShortcuts },
  ]
}
