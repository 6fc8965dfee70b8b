import { Notices } from '#features/notices/Notices.tsx'
import { useNews } from './useNews.ts'

/** `/staff/news` (spec 2): the company's news, with a header bar. */
export function NewsScreen() {
  return <Notices kind="news" variant="bar" {...useNews()} />
}
