export { siteRoutes } from './site.routes.ts'
export { readCompany } from './site.service.ts'
