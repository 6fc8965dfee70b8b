import { Button } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { useSignOut } from './useSignOut.ts'

/** "Log out" of My Profile (spec 4). */
export function LogOutButton() {
  const { t } = useTranslation('profile')
  const { signOut, isSigningOut } = useSignOut()
  return (
    <Button
      variant="outline"
      size="sm"
      isLoading={isSigningOut}
      loadingLabel={t('loggingOut')}
      onClick={() => void signOut()}
    >
      {t('logOut')}
    </Button>
  )
}
