export { scheduleRoutes } from './schedule.routes.ts'
export { importSchedule, listScheduleFrom } from './schedule.service.ts'
export { readSchedule } from './scheduleFile.ts'
