export { leaveRoutes } from './leave.routes.ts'
export { offDaysRoutes, offDayTemplate } from './offDays.routes.ts'
