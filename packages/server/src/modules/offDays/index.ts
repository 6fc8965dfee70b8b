export { offDaysRoutes, offDayTemplate } from './offDays.routes.ts'
