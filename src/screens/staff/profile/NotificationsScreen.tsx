import { Notices } from '#features/notices/Notices.tsx'
import { useNotifications } from './useNotifications.ts'

/** `/staff/profile/notifications` (spec 2): what the signed-in person was told. */
export function NotificationsScreen() {
  return <Notices kind="notifications" {...useNotifications()} />
}
