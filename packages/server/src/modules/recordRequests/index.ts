export { recordRequestsRoutes } from './recordRequests.routes.ts'
