export { leaveRoutes } from './leave.routes.ts'
export { offDaysRoutes } from './offDays.routes.ts'
export { requestOffDays } from './offDays.service.ts'
