import { PasswordForm, ProfilePage } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { OwnSessions } from './OwnSessions.tsx'
import { useChangePassword } from './useChangePassword.ts'

/** `/staff/profile/security` (spec 2): one's password, and the browsers in which one is signed in. */
export function SecurityScreen() {
  const { t } = useTranslation('profile')
  usePageTitle(t('security.title'))
  const form = useChangePassword()
  return (
    <ProfilePage heading={t('security.title')}>
      <PasswordForm {...form} />
      <OwnSessions />
    </ProfilePage>
  )
}
