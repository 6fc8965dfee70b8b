export { meetingsRoutes } from './meetings.routes.ts'
