// Entry point `@atrium/ui/news`: the cards of the notifications and of the news.
export type { NoticeItem, NoticeTexts } from './NoticeCard.tsx'
export { NoticeList } from './NoticeList.tsx'
export { NoticePage } from './NoticePage.tsx'
export { NoticeSkeleton } from './NoticeSkeleton.tsx'
