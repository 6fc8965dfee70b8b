export { leaveRoutes } from './leave.routes.ts'
export { closeLeaveRequests, listAwayRows } from './offDays.repo.ts'
export { offDaysRoutes } from './offDays.routes.ts'
export { requestOffDays } from './offDays.service.ts'
