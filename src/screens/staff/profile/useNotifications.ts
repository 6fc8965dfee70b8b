import { useMemo } from 'react'
import {
  useListNotificationsQuery,
  useReadAllNotificationsMutation,
  useReadNotificationMutation,
} from '#api/notificationsApi.ts'
import { useNotices } from '#features/notices/useNotices.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

/** What the signed-in person was told (decision 13). */
export function useNotifications() {
  const { language } = useLanguage()
  const query = useListNotificationsQuery(language, useLiveList())
  const [read] = useReadNotificationMutation()
  const [readAll] = useReadAllNotificationsMutation()
  const notices = useMemo(
    () => query.currentData?.map(({ createdAt, ...item }) => ({ ...item, at: createdAt })),
    [query.currentData],
  )
  return useNotices({
    query,
    notices,
    read: (id) => read(id).unwrap(),
    readAll: () => readAll().unwrap(),
  })
}
