export { translationsRoutes } from './translations.routes.ts'
export { readTextChanges } from './translations.service.ts'
