import { useMemo } from 'react'
import { useListNewsQuery, useReadAllNewsMutation, useReadNewsMutation } from '#api/newsApi.ts'
import { useNotices } from '#features/notices/useNotices.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

/** What everybody is told, and what the signed-in person has read of it (decision 13). */
export function useNews() {
  const { language } = useLanguage()
  const query = useListNewsQuery(language, useLiveList())
  const [read] = useReadNewsMutation()
  const [readAll] = useReadAllNewsMutation()
  const notices = useMemo(
    () => query.currentData?.map(({ publishedAt, ...item }) => ({ ...item, at: publishedAt })),
    [query.currentData],
  )
  return useNotices({
    query,
    notices,
    read: (id) => read(id).unwrap(),
    readAll: () => readAll().unwrap(),
  })
}
