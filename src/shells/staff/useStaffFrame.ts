import { permissionsOfRole } from '@atrium/contract/accounts'
import { deskPagesFor, staffMenu } from '@atrium/contract/core'
import type { StaffFrameProps } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { useSignOut } from '#features/account/useSignOut.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { useNow } from '#features/schedule/useNow.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { dayPartAt } from './dayPart.ts'
import { useFrame } from './useFrame.ts'
import { usePlaces } from './usePlaces.ts'
import { useUnread } from './useUnread.ts'

/** The texts, links and actions of the frame around the staff area. */
export function useStaffFrame(): Omit<StaffFrameProps, 'children'> {
  const { t } = useTranslation('staff')
  const user = useStaffUser()
  const dayPart = dayPartAt(useNow().minutes)
  const unread = useUnread()
  const { signOut, isSigningOut } = useSignOut()
  const { isAt, currentAs } = usePlaces()
  // The role alone opens the desk to most of its people, before the profile is known.
  const { permissions = permissionsOfRole[user.role] } = usePermissions()
  const hasDesk = deskPagesFor(permissions).length > 0
  const menu = staffMenu.filter((page) => page !== 'desk' || hasDesk)
  return {
    ...useFrame('area'),
    label: t('menu.label'),
    openLabel: t('menu.open'),
    closeLabel: t('menu.close'),
    widenLabel: t('menu.expand'),
    narrowLabel: t('menu.collapse'),
    greeting: t(`greeting.${dayPart}`, { name: user.firstName }),
    email: user.email,
    entries: menu.map((page) => ({
      label: t(`nav.${page}`),
      href: href(page),
      icon: page,
      current: currentAs(page),
    })),
    action: {
      label: isSigningOut ? t('nav.signingOut') : t('nav.signOut'),
      icon: 'signOut',
      onPress: () => void signOut(),
      isBusy: isSigningOut,
    },
    notifications: {
      href: href('notifications'),
      label: unread > 0 ? t('unread', { count: unread }) : t('notifications'),
      unread,
      isCurrent: isAt('notifications'),
    },
  }
}
