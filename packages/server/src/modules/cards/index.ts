export { listCardRows } from './cards.repo.ts'
export { cardsRoutes } from './cards.routes.ts'
export { importCards } from './cardsImport.service.ts'
