import type { StaffFrameProps } from '@atrium/ui/staff'
import { useSignOut } from '#features/account/useSignOut.ts'
import { useFollowProfile } from '#features/profile/useFollowProfile.ts'
import { useOpenPages } from '#features/profile/useOpenPages.ts'
import { useNow } from '#hooks/useNow.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { useFrame } from './useFrame.ts'
import { usePlaces } from './usePlaces.ts'
import { useUnread } from './useUnread.ts'

/** What the frame around the staff area shows of the person, and the way out. */
export function useStaffFrame(): Omit<StaffFrameProps, 'children'> {
  const user = useStaffUser()
  const { minutes } = useNow()
  const unread = useUnread()
  useFollowProfile()
  const { signOut, isSigningOut } = useSignOut()
  const { isAt, currentAs } = usePlaces()
  const { menu } = useOpenPages()
  return {
    ...useFrame('area'),
    user,
    minutes,
    menu: menu.map((page) => ({ page, current: currentAs(page) })),
    signOut: { onSignOut: () => void signOut(), isSigningOut },
    notifications: { unread, isCurrent: isAt('notifications') },
  }
}
