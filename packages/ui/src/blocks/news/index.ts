// The door `@atrium/ui/news`: the cards of the notifications and of the news.
export type { NoticeBodyWords } from './NoticeBody.tsx'
export type { NoticeItem, NoticeWords } from './NoticeCard.tsx'
export { NoticeList, type NoticeListProps } from './NoticeList.tsx'
export { NoticePage, type NoticePageProps } from './NoticePage.tsx'
export { NoticeSkeleton, type NoticeSkeletonProps } from './NoticeSkeleton.tsx'
