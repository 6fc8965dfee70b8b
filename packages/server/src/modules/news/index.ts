export { listNewsWithReaders } from './news.repo.ts'
export { newsRoutes } from './news.routes.ts'
export { type NewsTexts, publishNews, removeNews } from './news.service.ts'
export { readNewsText } from './newsMarkdown.ts'
