import type { NewsItem } from '@atrium/contract/news'
import { useListNewsQuery, useReadAllNewsMutation, useReadNewsMutation } from '#api/newsApi.ts'
import { spotPicture } from '#config/site.ts'
import { Notices } from '#features/notices/Notices.tsx'
import { useNotices } from '#features/notices/useNotices.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

const dateOf = ({ publishedAt }: NewsItem) => publishedAt
const lookOf = ({ topic }: NewsItem) => ({ picture: spotPicture(`news-${topic}`) })

/** `/staff/news` (spec 2, departure 13): the company's news, with a header bar. */
export function NewsScreen() {
  const { language } = useLanguage()
  const query = useListNewsQuery(language, useLiveList())
  const [markRead] = useReadNewsMutation()
  const [markAllRead] = useReadAllNewsMutation()
  return <Notices kind="news" {...useNotices({ query, dateOf, lookOf, markRead, markAllRead })} />
}
