export { holidaysRoutes } from './holidays.routes.ts'
export { holidaysSource, type ListHolidays } from './holidays.service.ts'
