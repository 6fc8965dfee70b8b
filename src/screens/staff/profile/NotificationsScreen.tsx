import type { Notification } from '@atrium/contract/notifications'
import {
  useListNotificationsQuery,
  useReadAllNotificationsMutation,
  useReadNotificationMutation,
} from '#api/notificationsApi.ts'
import { Notices } from '#features/notices/Notices.tsx'
import { useNotices } from '#features/notices/useNotices.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useMeetingNotices } from './useMeetingNotices.tsx'

const dateOf = ({ createdAt }: Notification) => createdAt
// Notifications of the company have its logo.
const lookOf = ({ topic }: Notification) => (topic === 'company' ? {} : { icon: topic })

/** `/staff/profile/notifications` (spec 2, departure 13): the notifications of the signed-in person. */
export function NotificationsScreen() {
  const { language } = useLanguage()
  const query = useListNotificationsQuery(language, useLiveList())
  const [markRead] = useReadNotificationMutation()
  const [markAllRead] = useReadAllNotificationsMutation()
  const notices = useNotices({ query, dateOf, lookOf, markRead, markAllRead })
  return (
    <Notices
      kind="notifications"
      {...notices}
      actionsOf={useMeetingNotices(notices.items, notices.markRead)}
    />
  )
}
