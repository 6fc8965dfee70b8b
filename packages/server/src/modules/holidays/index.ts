export { holidaysRoutes } from './holidays.routes.ts'
export { holidaysSource } from './holidays.service.ts'
