import type { NewsItem } from '@atrium/contract/news'
import type { Notification } from '@atrium/contract/notifications'
import { useListNewsQuery, useReadNewsMutation } from '#api/newsApi.ts'
import { useListNotificationsQuery, useReadNotificationMutation } from '#api/notificationsApi.ts'
import { useNotices } from '#features/notices/useNotices.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

const dateOfNews = ({ publishedAt }: NewsItem) => publishedAt
const dateOfNotification = ({ createdAt }: Notification) => createdAt

/** Here nothing marks all as read at once. */
const none = () => ({ unwrap: () => Promise.resolve() })

/** The unread news and notifications, the newest first, and how each is marked as read. */
export function useUnreadNotices() {
  const { language } = useLanguage()
  const live = useLiveList()
  const [readNews] = useReadNewsMutation()
  const [readNotification] = useReadNotificationMutation()
  const kinds = {
    news: useNotices({
      query: useListNewsQuery({ language }, live),
      dateOf: dateOfNews,
      markRead: readNews,
      markAllRead: none,
    }),
    notifications: useNotices({
      query: useListNotificationsQuery(language, live),
      dateOf: dateOfNotification,
      markRead: readNotification,
      markAllRead: none,
    }),
  }
  const unread = (['news', 'notifications'] as const)
    .flatMap((kind) => {
      const { items = [], markRead } = kinds[kind]
      return items
        .filter(({ isRead }) => !isRead)
        .map((item) => ({ ...item, kind, onRead: () => markRead(item.id) }))
    })
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return {
    ...kinds,
    unread,
    unmarked: kinds.news.unmarked ?? kinds.notifications.unmarked,
    isLoading: Object.values(kinds).some(({ items, failure }) => !items && !failure),
    isKnown: Object.values(kinds).every(({ items }) => items),
  }
}

export type UnreadNotices = ReturnType<typeof useUnreadNotices>
