export { addRows, deleteShipped, findRow, listVersions, publishDraft, writeDraft } from './content.repo.ts'
export { contentRoutes } from './content.routes.ts'
export { listContent, publishDueContent } from './content.service.ts'
export { listPublishedItems, readPublishedTexts } from './publishedTexts.service.ts'
