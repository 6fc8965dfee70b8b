export { siteRoutes } from './site.routes.ts'
export { readCompany, replaceSite } from './site.service.ts'
