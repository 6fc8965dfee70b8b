// Entry point `@atrium/ui/news`: the cards of the notifications and of the news.
export type { NoticeItem } from './NoticeCard.tsx'
export { NoticePage } from './NoticePage.tsx'
