export { servicePages } from './servicePages.service.ts'
export { servicesRoutes } from './services.routes.ts'
