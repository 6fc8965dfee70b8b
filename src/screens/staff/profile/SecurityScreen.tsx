import { PasswordForm, ProfilePage } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { OwnPasskeys } from './OwnPasskeys.tsx'
import { OwnSecondFactor } from './OwnSecondFactor.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { Reauthentication } from './Reauthentication.tsx'
import { useChangePassword } from './useChangePassword.ts'
import { useReauthentication } from './useReauthentication.ts'

/** `/staff/profile/security` (spec 2): one's password, second factor, and the browsers in which one is signed in. */
export function SecurityScreen() {
  const { t } = useTranslation('profile')
  usePageTitle(t('security.title'))
  const form = useChangePassword()
  const { run, question } = useReauthentication()
  return (
    <ProfilePage heading={t('security.title')}>
      <PasswordForm {...form} />
      <OwnSecondFactor run={run} />
      <OwnPasskeys run={run} />
      <OwnSessions run={run} />
      {question && <Reauthentication {...question} />}
    </ProfilePage>
  )
}
